package labeldiffusion.spark;

import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/** One local Spark for all tests of a JVM. */
public final class TestSpark {
  private TestSpark() {}

  public static SparkSession session() {
    SparkSession session =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.sql.shuffle.partitions", "2")
            .config("spark.shuffle.compress", "false")
            .getOrCreate();
    session.sparkContext().setLogLevel("OFF");
    return session;
  }

  public static JavaSparkContext context() {
    return new JavaSparkContext(session().sparkContext());
  }
}

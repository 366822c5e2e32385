package labeldiffusion.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** Small tables with ids, vectors and a few labels. */
final class TestTables {
  static final StructType SCHEMA =
      new StructType()
          .add("id", DataTypes.LongType)
          .add("features", SQLDataTypes.VectorType())
          .add("label", DataTypes.StringType)
          .add("truth", DataTypes.StringType);

  private TestTables() {}

  /** Two overlapping clouds; every 15th row is labelled. */
  static List<Row> rows(int n) {
    Random random = new Random(5);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      String truth = i % 2 == 0 ? "left" : "right";
      double x = (i % 2 == 0 ? -2 : 2) + random.nextGaussian();
      rows.add(
          RowFactory.create(
              (long) 1000 + i,
              Vectors.dense(x, random.nextGaussian()),
              i % 15 < 2 ? truth : null,
              truth));
    }
    return rows;
  }

  static Dataset<Row> table(List<Row> rows) {
    return TestSpark.session().createDataFrame(rows, SCHEMA);
  }

  static Dataset<Row> table(int n) {
    return table(rows(n));
  }

  /** An estimator for small tables. */
  static LabelDiffusion small(Method method) {
    return new LabelDiffusion()
        .setMethod(method.name())
        .setIdCol("id")
        .setInitialSteps(3)
        .setSteps(5)
        .setBlocks(2);
  }
}

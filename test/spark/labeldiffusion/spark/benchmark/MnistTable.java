package labeldiffusion.spark.benchmark;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The 70,000 digits of MNIST with the columns of the generated table. */
final class MnistTable {
  private static final int HEADER = 16;
  private static final int LABEL_HEADER = 8;
  private static final int PIXELS = 784;

  private MnistTable() {}

  /** One row in {@code every} is labelled. */
  static Dataset<Row> of(SparkSession spark, Path folder, int every, int partitions)
      throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String part : new String[] {"train", "t10k"}) {
      byte[] pixels = bytes(folder.resolve("mnist70k-" + part + "-images.idx3.gz"), HEADER);
      byte[] digits = bytes(folder.resolve("mnist70k-" + part + "-labels.idx1.gz"), LABEL_HEADER);
      for (int r = 0; r < digits.length; r++) {
        double[] x = new double[PIXELS];
        for (int a = 0; a < PIXELS; a++) {
          x[a] = (pixels[r * PIXELS + a] & 255) / 255.0;
        }
        long id = rows.size();
        Long label = id % every == 0 ? (long) digits[r] : null;
        rows.add(RowFactory.create(id, (long) digits[r], label, Vectors.dense(x)));
      }
    }
    StructType columns =
        new StructType()
            .add("id", DataTypes.LongType)
            .add("truth", DataTypes.LongType)
            .add("label", DataTypes.LongType)
            .add("features", SQLDataTypes.VectorType());
    return spark.createDataFrame(rows, columns).repartition(partitions);
  }

  private static byte[] bytes(Path file, int header) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file));
        DataInputStream data = new DataInputStream(in)) {
      data.skipNBytes(header);
      return data.readAllBytes();
    }
  }
}

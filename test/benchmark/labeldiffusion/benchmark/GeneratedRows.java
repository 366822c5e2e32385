package labeldiffusion.benchmark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/** Rows that both sides of a comparison of searches get, rounded to float. */
final class GeneratedRows {
  private GeneratedRows() {}

  /**
   * @param kind normal: independent columns; clusters: see {@link Clusters}
   */
  static double[][] of(String kind, int n, int d) {
    double[][] rows =
        kind.equals("normal") ? normal(n, d) : new Clusters(n, d, Settings.CLASSES, 1).rows;
    for (double[] row : rows) {
      for (int a = 0; a < d; a++) {
        row[a] = (float) row[a];
      }
    }
    return rows;
  }

  private static double[][] normal(int n, int d) {
    Random random = new Random(1);
    double[][] rows = new double[n][d];
    for (double[] row : rows) {
      for (int a = 0; a < d; a++) {
        row[a] = random.nextGaussian();
      }
    }
    return rows;
  }

  static void write(Path file, double[][] rows) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      for (double[] row : rows) {
        ByteBuffer floats = ByteBuffer.allocate(4 * row.length).order(ByteOrder.LITTLE_ENDIAN);
        for (double value : row) {
          floats.putFloat((float) value);
        }
        out.write(floats.array());
      }
    }
  }
}

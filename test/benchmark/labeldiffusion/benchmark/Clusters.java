package labeldiffusion.benchmark;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.labels.Labels;
import labeldiffusion.points.Points;

/**
 * Generated rows in random order. Each cluster is a normal distribution along a few directions,
 * with a little noise in all others, because real data has far fewer degrees of freedom than
 * attributes.
 */
public final class Clusters {
  public static final int DIMENSION = 20;
  private static final int FREEDOMS = 8;
  private static final int CLUSTERS_PER_CLASS = 10;
  private static final double SPREAD = 0.5;
  private static final double NOISE = 0.02;

  final double[][] rows;
  final int[] classOf;

  Clusters(int n, int d, int classes, long seed) {
    Random random = new Random(seed);
    int count = classes * CLUSTERS_PER_CLASS;
    double[][] centre = new double[count][d];
    double[][][] direction = new double[count][FREEDOMS][d];
    for (int g = 0; g < count; g++) {
      fill(centre[g], 1, random);
      for (double[] one : direction[g]) {
        fill(one, SPREAD, random);
      }
    }
    rows = new double[n][];
    classOf = new int[n];
    for (int i = 0; i < n; i++) {
      int g = random.nextInt(count);
      classOf[i] = g % classes;
      rows[i] = centre[g].clone();
      for (double[] one : direction[g]) {
        double along = random.nextGaussian();
        for (int a = 0; a < d; a++) {
          rows[i][a] += along * one[a];
        }
      }
      for (int a = 0; a < d; a++) {
        rows[i][a] += NOISE * random.nextGaussian();
      }
    }
  }

  private static void fill(double[] row, double size, Random random) {
    for (int a = 0; a < row.length; a++) {
      row[a] = size * random.nextGaussian();
    }
  }

  public Points points() {
    return Points.of(rows);
  }

  /** Labels the first rows of each class; the rows are in random order already. */
  static int[] shown(int[] classOf, int classes, int perClass) {
    int[] left = new int[classes];
    Arrays.fill(left, perClass);
    int[] shown = new int[classOf.length];
    for (int i = 0; i < shown.length; i++) {
      shown[i] = left[classOf[i]]-- > 0 ? classOf[i] : Labels.UNLABELLED;
    }
    return shown;
  }

  public Labels labels(int classes, int perClass) {
    return new Labels(shown(classOf, classes, perClass), classes);
  }
}

package labeldiffusion.neighbours.exact;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.TestGraphs;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import org.junit.Test;

/** Also {@link LeafBoxes} and the integer loops of {@link LeafKernels}. */
public class LeafCodesTest {
  private static final int D = 120;
  private final Random random = new Random(1);

  /** Rows whose later columns vary less, one of them far out of the codes' range. */
  private double[][] rows(int n) {
    double[][] rows = TestGraphs.randomPoints(n, D, random);
    for (double[] row : rows) {
      for (int a = 0; a < D; a++) {
        row[a] *= Math.pow(0.95, a);
      }
    }
    rows[n - 1][0] = 50;
    return rows;
  }

  /** Tells every leaf b and every new row p with its allowance. */
  private interface Visitor {
    void visit(Leaves leaves, int b, float[] p, float allowance);
  }

  private void forEachLeaf(int n, Visitor visitor) {
    try (Workers workers = new Workers(1)) {
      Leaves leaves = Leaves.of(Points.of(rows(n)), 0, 192, workers);
      DensePoints others = Points.of(rows(8));
      double[] f = new double[leaves.projection.features()];
      for (int i = 0; i < others.size(); i++) {
        float allowance = leaves.allowance(leaves.projection.features(others, i, f));
        float[] p = leaves.projection.project(f);
        for (int b = 0; b < leaves.count(); b++) {
          visitor.visit(leaves, b, p, allowance);
        }
      }
    }
  }

  private static float halfSquare(float[] p, float[] q) {
    return LeafKernels.halfSquare(p, q, 0, p.length);
  }

  /** Half the squared distance of p and point c of leaf b. */
  private static float limit(Leaves leaves, int b, int c, float[] p) {
    return halfSquare(p, leaves.coordinates[leaves.start[b] + c]);
  }

  /** The sums of the points of leaf b after all shared stages. */
  private static int[] sums(LeafCodes codes, LeafCodes.Row row, int b) {
    int[] sums = new int[Leaves.WIDTH];
    for (int stage = 0; stage < codes.sharedStages(); stage++) {
      row.addStage(b, stage, sums);
    }
    return sums;
  }

  @Test
  public void noPointWithinTheLimitIsExcludedInAnyStage() {
    forEachLeaf(
        700,
        (leaves, b, p, allowance) -> {
          LeafCodes codes = new LeafCodes(leaves, new Workers(1));
          LeafCodes.Row row = codes.row(p);
          int[] sums = new int[Leaves.WIDTH];
          for (int stage = 0; stage < codes.sharedStages(); stage++) {
            row.addStage(b, stage, sums);
            for (int c = 0; c < leaves.size(b); c++) {
              double most = row.most(b, Math.nextUp(limit(leaves, b, c, p)));
              assertTrue(sums[c] <= row.largestSum(stage, most));
            }
          }
          for (int c = 0; c < leaves.size(b); c++) {
            double most = row.most(b, Math.nextUp(limit(leaves, b, c, p)));
            assertTrue(row.total(b, c, sums[c], most) <= most);
          }
        });
  }

  /** One new row in eight is out of the codes' range and is not told from any point. */
  @Test
  public void mostPointsFarBeyondTheLimitAreExcludedInTheEnd() {
    int[] count = new int[2];
    forEachLeaf(
        700,
        (leaves, b, p, allowance) -> {
          LeafCodes codes = new LeafCodes(leaves, new Workers(1));
          LeafCodes.Row row = codes.row(p);
          int[] sums = sums(codes, row, b);
          for (int c = 0; c < leaves.size(b); c++) {
            double most = row.most(b, limit(leaves, b, c, p) / 1.3f);
            count[0]++;
            count[1] += row.total(b, c, sums[c], most) > most ? 1 : 0;
          }
        });
    assertTrue(count[1] + " of " + count[0], count[1] > 0.99 * 7 / 8 * count[0]);
  }

  /** S is the squared distance, but for the unit and for what rounding to codes moves. */
  @Test
  public void totalsAreProportionalToSquaredDistances() {
    double[] ratio = {Double.POSITIVE_INFINITY, 0};
    forEachLeaf(
        700,
        (leaves, b, p, allowance) -> {
          LeafCodes codes = new LeafCodes(leaves, new Workers(1));
          LeafCodes.Row row = codes.row(p);
          int[] sums = sums(codes, row, b);
          for (int c = 0; c < leaves.size(b); c++) {
            float g = limit(leaves, b, c, p);
            if (Math.abs(p[0]) < 0.05
                && Math.abs(leaves.coordinates[leaves.start[b] + c][0]) < 0.05) {
              double each = row.total(b, c, sums[c], row.most(b, 2 * g)) / g;
              ratio[0] = Math.min(ratio[0], each);
              ratio[1] = Math.max(ratio[1], each);
            }
          }
        });
    assertTrue(ratio[0] + " to " + ratio[1], ratio[0] > 0 && ratio[1] < 1.5 * ratio[0]);
  }

  /** All columns vary alike, so a third of every distance is in those that leaves do not share. */
  @Test
  public void totalsCountAllCoordinates() {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    try (Workers workers = new Workers(1)) {
      Leaves leaves =
          Leaves.of(Points.of(TestGraphs.randomPoints(300, D, random)), 0, 192, workers);
      LeafCodes codes = new LeafCodes(leaves, workers);
      for (int i = 0; i < 20; i++) {
        float[] p = leaves.coordinates[i];
        LeafCodes.Row row = codes.row(p);
        for (int b = 0; b < leaves.count(); b++) {
          int[] sums = sums(codes, row, b);
          for (int c = 0; c < leaves.size(b); c++) {
            float g = limit(leaves, b, c, p);
            double total = row.total(b, c, sums[c], row.most(b, 2 * g));
            if (g > 0) {
              least = Math.min(least, total / g);
              most = Math.max(most, total / g);
            }
          }
        }
      }
    }
    assertTrue(least + " to " + most, least > 0 && most < 1.12 * least);
  }

  @Test
  public void placesAfterTheLastPointOfALeafAreFar() {
    forEachLeaf(
        300,
        (leaves, b, p, allowance) -> {
          LeafCodes.Row row = new LeafCodes(leaves, new Workers(1)).row(p);
          int[] sums = new int[Leaves.WIDTH];
          row.addStage(b, 0, sums);
          for (int c = leaves.size(b); c < Leaves.WIDTH; c++) {
            assertTrue(sums[c] > row.largestSum(0, row.most(b, Float.POSITIVE_INFINITY)));
          }
        });
  }

  @Test
  public void boxesAreNoFartherThanTheirPointsAndNearlyTight() {
    forEachLeaf(
        700,
        (leaves, b, p, allowance) -> {
          for (float shift : new float[] {-1, 0, 1}) { // to both sides of every box
            float[] moved = p.clone();
            for (int t = 0; t < p.length; t++) {
              moved[t] += shift;
            }
            assertTight(leaves, b, moved, allowance);
          }
        });
  }

  private static void assertTight(Leaves leaves, int b, float[] p, float allowance) {
    float bound = new LeafBoxes(leaves).bounds(p, allowance)[b];
    double exact = 0;
    for (int t = 0; t < Math.min(Leaves.BOX, p.length); t++) {
      double gap = Math.max(0, Math.max(leaves.low(b, t) - p[t], p[t] - leaves.high(b, t)));
      exact += gap * gap / 2;
    }
    double allowed = allowance + leaves.leafAllowance(b);
    assertEquals(exact, bound, 1e-3 * exact + 2 * allowed);
    assertTrue(
        "roundings are subtracted", bound <= Math.max(0, (1 + 1e-6) * exact - 0.9 * allowed));
    for (int i = leaves.start[b]; i < leaves.start[b + 1]; i++) {
      assertTrue(bound <= halfSquare(p, leaves.coordinates[i]));
    }
  }

  /** Bytes 1, 2, 3 and 255 of a word times 10, 100, 1000 and 10000, by hand. */
  @Test
  public void loopsTakeTheBytesOfAWordFromTheLowestOn() {
    int[] words = new int[Leaves.WIDTH];
    int[] sums = new int[Leaves.WIDTH];
    Arrays.fill(words, 0xFF030201);
    LeafKernels.subtractBytes(10, 100, 1000, 10000, words, sums);
    assertEquals(-210 - 3000 - 2550000, sums[255]);
    LeafKernels.add(words, sums);
    assertEquals(0xFF030201 - 2553210, sums[0]);
  }

  @Test
  public void oneSumAtTheLimitIsEnough() {
    int[] sums = new int[Leaves.WIDTH];
    Arrays.fill(sums, 6);
    assertTrue(!LeafKernels.isAnyAtMost(5, sums));
    sums[253] = 5;
    assertTrue(LeafKernels.isAnyAtMost(5, sums));
  }
}

package labeldiffusion.points;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import java.util.HashSet;
import java.util.Set;
import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** What must and what must not change a fingerprint. */
public class FingerprintTest extends SilentTestCase {
  private final double[][] numbers = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  private final int[][] codes = {{0, 1}, {1, 1}, {2, 0}};

  private Fingerprint dense(Metric metric) {
    return new DensePoints(numbers, codes, metric).fingerprint();
  }

  @Test
  public void equalContentsHaveEqualFingerprints() {
    Fingerprint before = dense(Metric.EUCLIDEAN);
    numbers[1] = numbers[1].clone();
    assertEquals(before, dense(Metric.EUCLIDEAN));
  }

  @Test
  public void anyChangedNumberOrCodeShows() {
    Set<Fingerprint> seen = new HashSet<>(Set.of(dense(Metric.EUCLIDEAN)));
    for (int i = 0; i < 3; i++) {
      for (int a = 0; a < 3; a++) {
        double kept = numbers[i][a];
        for (double x : new double[] {Math.nextUp(kept), -kept, 0, 1e300}) {
          numbers[i][a] = x;
          seen.add(dense(Metric.EUCLIDEAN));
        }
        numbers[i][a] = kept;
      }
      for (int a = 0; a < 2; a++) {
        codes[i][a] += 3;
        seen.add(dense(Metric.EUCLIDEAN));
        codes[i][a] -= 3;
      }
    }
    assertEquals(1 + 9 * 4 + 6, seen.size());
  }

  @Test
  public void orderOfRowsMetricAndShapeShow() {
    Fingerprint before = dense(Metric.EUCLIDEAN);
    assertNotEquals(before, dense(Metric.MANHATTAN));
    double[] first = numbers[0];
    numbers[0] = numbers[1];
    numbers[1] = first;
    assertNotEquals(before, dense(Metric.EUCLIDEAN));
    assertNotEquals(
        Points.of(new double[] {1, 2}, new double[] {3, 4}).fingerprint(),
        Points.of(new double[] {1, 2, 3, 4}).fingerprint());
  }

  @Test
  public void placesOfZerosShow() {
    Set<Fingerprint> seen = new HashSet<>();
    for (int ones = 0; ones < 64; ones++) {
      double[][] rows = new double[2][3];
      for (int p = 0; p < 6; p++) {
        rows[p / 3][p % 3] = ones >> p & 1;
      }
      seen.add(Points.of(rows).fingerprint());
    }
    assertEquals(64, seen.size());
  }

  @Test
  public void bothHalvesTellTablesApart() {
    Set<Long> high = new HashSet<>();
    Set<Long> low = new HashSet<>();
    for (int t = 0; t < 20_000; t++) {
      Fingerprint found = Points.of(new double[] {t, 0}, new double[] {0, 1}).fingerprint();
      high.add(found.high());
      low.add(found.low());
    }
    assertEquals(20_000, high.size());
    assertEquals(20_000, low.size());
  }

  @Test
  public void sparseRowsShowColumnsValuesAndOrigin() {
    int[][] column = {{0, 2}, {1}};
    double[][] value = {{1, 2}, {3}};
    Set<Fingerprint> seen = new HashSet<>();
    seen.add(new SparsePoints(column, value, 3, 0).fingerprint());
    seen.add(new SparsePoints(column, value, 3, 0).fingerprint());
    assertEquals(1, seen.size());
    seen.add(new SparsePoints(column, value, 2, 1).fingerprint());
    seen.add(new SparsePoints(new int[][] {{0, 1}, {1}}, value, 3, 0).fingerprint());
    seen.add(new SparsePoints(column, new double[][] {{1, 2}, {4}}, 3, 0).fingerprint());
    seen.add(new SparsePoints(column, value, 3, 0, new Origin(new double[] {0, 5})).fingerprint());
    assertEquals(5, seen.size());
  }
}

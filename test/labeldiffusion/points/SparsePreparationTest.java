package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.SparseTables;
import org.junit.Test;

/** Preparing sparse rows gives what preparing the same rows in full gives, to the last bit. */
public class SparsePreparationTest extends SilentTestCase {
  private static final int NUMBERS = 120;
  private static final int CODES = 5;

  @Test
  public void numbersAndCodesAreThoseOfDenseRows() {
    for (Metric metric : Metric.values()) {
      for (Scaling scaling : Scaling.values()) {
        DensePoints raw = table();
        Preparation ofDense = learn(SparseTables.dense(raw), scaling, metric);
        Preparation ofSparse = learn(SparseTables.sparse(raw), scaling, metric);
        assertSame(
            ofDense.prepare(SparseTables.dense(raw)), ofSparse.prepare(SparseTables.sparse(raw)));
        DensePoints batch = table();
        assertSame(
            ofDense.prepare(SparseTables.dense(batch)),
            ofSparse.prepare(SparseTables.sparse(batch)));
      }
    }
  }

  @Test
  public void euclideanRowsStaySparseHoweverTheyAreScaled() {
    for (Scaling scaling : Scaling.values()) {
      SparsePoints raw = SparseTables.sparse(table());
      long entries = raw.entries();
      Points prepared = learn(raw, scaling, Metric.EUCLIDEAN).prepare(raw);
      assertTrue(
          scaling.toString(),
          prepared instanceof SparsePoints sparse && sparse.entries() <= entries);
    }
  }

  /** A single shifted column is stored. If most columns are shifted, rows are stored in full. */
  @Test
  public void cosineStoresShiftedZerosWhereTheyAreFew() {
    DensePoints raw = SparseTables.random(80, NUMBERS, 0, 1000, random);
    raw.numbers(3)[7] = -2;
    SparsePoints normalized = (SparsePoints) prepared(SparseTables.sparse(raw), Scaling.NORMALIZE);
    for (int i = 0; i < raw.size(); i++) {
      assertEquals(i != 3, normalized.numbers(i)[7] > 0);
    }
    assertTrue(prepared(SparseTables.sparse(raw), Scaling.STANDARDIZE) instanceof DensePoints);
  }

  private static Points prepared(SparsePoints raw, Scaling scaling) {
    return Preparation.of(raw, scaling, Metric.COSINE).prepare(raw);
  }

  @Test
  public void preparingLeavesTheRawRowsAsTheyAre() {
    for (Metric metric : Metric.values()) {
      SparsePoints raw = SparseTables.sparse(table());
      Points before = raw.rows(IntStream.range(0, raw.size()).toArray());
      Preparation learned = learn(raw, Scaling.NORMALIZE, metric);
      learned.prepare(raw);
      for (int i = 0; i < raw.size(); i++) {
        assertTrue(raw.isEqual(i, before, i));
      }
    }
  }

  @Test
  public void preparationsAgreeIfTheirScalesDo() {
    SparsePoints raw = SparseTables.sparse(table());
    Preparation learned = learn(raw, Scaling.STANDARDIZE, Metric.EUCLIDEAN);
    Points permuted = raw.rows(IntStream.range(0, 80).map(i -> 79 - i).toArray());
    assertTrue(learned.agreesWith(learn(permuted, Scaling.STANDARDIZE, Metric.EUCLIDEAN)));
    assertFalse(learned.agreesWith(learn(permuted, Scaling.NORMALIZE, Metric.EUCLIDEAN)));
    assertFalse(
        learned.agreesWith(learn(SparseTables.dense(raw), Scaling.STANDARDIZE, Metric.EUCLIDEAN)));
  }

  @Test
  public void whatBecomesZeroIsNotStored() {
    SparsePoints raw =
        SparseTables.sparse(Points.of(new double[] {5, 0, 1}, new double[] {5, 2, 0}));
    SparsePoints prepared =
        (SparsePoints) Preparation.of(raw, Scaling.NORMALIZE, Metric.EUCLIDEAN).prepare(raw);
    assertArrayEquals(new int[] {2}, prepared.columns(0)); // column 0 is constant and becomes 0
    assertArrayEquals(new int[] {1}, prepared.columns(1));
  }

  /** Negative numbers, columns without zeros, constant and empty columns, missing values. */
  private DensePoints table() {
    DensePoints raw = SparseTables.random(80, NUMBERS, CODES, 1000, random);
    for (int i = 0; i < raw.size(); i++) {
      double[] row = raw.numbers(i);
      row[1] = 3 + random.nextDouble();
      row[2] = 7;
      row[3] = Double.NaN;
      row[20] = random.nextInt(3) - 1;
      for (int a = 30; a < 40; a++) {
        row[a] = random.nextInt(5) == 0 ? Double.NaN : row[a];
      }
      raw.codes(i)[2] = random.nextInt(4) == 0 ? Points.MISSING : random.nextInt(3);
      raw.codes(i)[3] = random.nextInt(4) == 0 ? Points.MISSING : raw.codes(i)[3];
    }
    return raw;
  }

  private static Preparation learn(Points raw, Scaling scaling, Metric metric) {
    return Preparation.of(raw, scaling, metric);
  }

  private static void assertSame(Points expected, Points found) {
    for (int i = 0; i < expected.size(); i++) {
      assertArrayEquals("row " + i, expected.numbers(i), found.numbers(i), 0);
      assertArrayEquals("row " + i, expected.codes(i), found.codes(i));
    }
  }
}

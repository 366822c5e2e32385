package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import weka.core.DenseInstance;
import weka.core.SparseInstance;

public class WekaRowTest {
  private static final double MISSING = Double.NaN;

  @Test
  public void rowsWithTheSameValuesAreEqual() {
    assertEquals(dense(1, MISSING, 0), dense(1, MISSING, 0));
    assertEquals(dense(1, MISSING, 0).hashCode(), dense(1, MISSING, 0).hashCode());
  }

  @Test
  public void rowsThatDifferInAValueAreNot() {
    assertNotEquals(dense(1, 2), dense(1, 3));
    assertNotEquals(dense(1, MISSING), dense(1, 3));
    assertNotEquals(dense(1, 3), dense(1, MISSING));
    assertNotEquals(dense(1, 2), dense(1, 2, 0));
    assertNotEquals(dense(1, 2), "1,2");
  }

  @Test
  public void sparseRowsAreComparedByAttributeToo() {
    assertEquals(sparse(0, 5, 0), sparse(0, 5, 0));
    assertNotEquals(sparse(0, 5, 0), sparse(0, 0, 5));
    assertNotEquals(sparse(0, 5, 0).hashCode(), sparse(0, 0, 5).hashCode());
  }

  @Test
  public void zerosOfBothSignsAreEqual() {
    assertEquals(dense(0.0), dense(-0.0));
    assertEquals(dense(0.0).hashCode(), dense(-0.0).hashCode());
    assertEquals(0, dense(0.0).compareTo(dense(-0.0)));
    assertEquals(0, dense(-0.0).compareTo(dense(0.0)));
  }

  @Test
  public void orderIsBySizeThenAttributeThenValue() {
    assertTrue(sparse(0, 5, 0).compareTo(sparse(1, 1, 0)) < 0);
    assertTrue(sparse(0, 5, 0).compareTo(sparse(0, 0, 1)) < 0);
    assertTrue(dense(1, 2).compareTo(dense(1, 3)) < 0);
    assertTrue(dense(1, MISSING).compareTo(dense(1, 3)) > 0);
  }

  @Test
  public void equalRowsHaveNoOrder() {
    assertEquals(0, dense(1, MISSING).compareTo(dense(1, MISSING)));
    assertEquals(0, sparse(0, 5, 0).compareTo(sparse(0, 5, 0)));
  }

  @Test
  public void sizeIsTheNumberOfStoredValues() {
    assertEquals(3, dense(1, 0, 2).size());
    assertEquals(2, sparse(1, 0, 2).size());
  }

  private static WekaRow dense(double... values) {
    return new WekaRow(new DenseInstance(1, values));
  }

  private static WekaRow sparse(double... values) {
    return new WekaRow(new SparseInstance(1, values));
  }
}

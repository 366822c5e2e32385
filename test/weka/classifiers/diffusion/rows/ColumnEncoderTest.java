package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.points.SparsePoints;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.SparseInstance;

public class ColumnEncoderTest {
  private static final int WIDE = 200;

  @Test
  public void numbersAreCopiedAndNamesBecomeCodes() {
    Instances table =
        TestRowTables.table("x {a,b,c}; y numeric; class {p,q}", "c,2.5,p", "?,?,q", "b,-1,p");
    Points points = new ColumnEncoder(table, new int[] {0, 1}).points(table);
    assertTrue(points.isEqual(0, new DensePoints(new double[][] {{2.5}}, new int[][] {{2}}), 0));
    assertTrue(
        points.isEqual(
            1, new DensePoints(new double[][] {{Double.NaN}}, new int[][] {{Points.MISSING}}), 0));
    assertTrue(points.isEqual(2, new DensePoints(new double[][] {{-1}}, new int[][] {{1}}), 0));
  }

  @Test
  public void onlyTheGivenAttributesAreCopied() {
    Instances table = TestRowTables.table("x numeric; y numeric; class {p,q}", "1,2,p");
    Points points = new ColumnEncoder(table, new int[] {1}).points(table);
    assertEquals(1, points.dimension());
    assertTrue(points.isEqual(0, new DensePoints(new double[][] {{2}}, new int[][] {{}}), 0));
  }

  @Test
  public void infiniteNumbersAreRejected() {
    Instances table = TestRowTables.table("x numeric; class {p,q}", "1,p");
    ColumnEncoder encoder = new ColumnEncoder(table, new int[] {0});
    table.instance(0).setValue(0, Double.NEGATIVE_INFINITY);
    assertEquals(
        "attribute x must have finite values, was -Infinity",
        assertThrows(IllegalArgumentException.class, () -> encoder.points(table)).getMessage());
  }

  @Test
  public void fewValuesOfSparseInstancesMakeSparsePoints() {
    assertTrue(points(wide(true), wide(true)) instanceof SparsePoints);
  }

  @Test
  public void denseInstancesMakeDensePoints() {
    assertTrue(points(wide(false), wide(false)) instanceof DensePoints);
  }

  @Test
  public void sparseInstancesWithManyValuesMakeDensePoints() {
    Instances table = TestRowTables.table("x numeric; y numeric; class {p,q}");
    table.add(new SparseInstance(1, new double[] {1, 2, 1}));
    assertTrue(new ColumnEncoder(table, new int[] {0, 1}).points(table) instanceof DensePoints);
  }

  @Test
  public void laterInstancesOfEitherKindBecomeTheSamePoints() {
    Points sparse = points(wide(true), wide(true));
    Points dense = points(wide(true), wide(false));
    assertTrue(dense instanceof SparsePoints);
    for (int i = 0; i < sparse.size(); i++) {
      assertTrue("row " + i, sparse.isEqual(i, dense, i));
    }
  }

  /** Distances tell that values, missing ones and codes are in their columns. */
  @Test
  public void sparseAndDensePointsHaveTheSameDistances() {
    Points sparse = points(wide(true), wide(true));
    Points dense = points(wide(false), wide(false));
    assertEquals(dense.squaredDistance(0, dense, 1), sparse.squaredDistance(0, sparse, 1), 1e-12);
    assertEquals(2.25 + 6.25 + 1 + 1, sparse.squaredDistance(0, sparse, 1), 1e-12);
  }

  private static Points points(Instances training, Instances rows) {
    int[] attributes = new int[WIDE];
    for (int a = 0; a < WIDE; a++) {
      attributes[a] = a;
    }
    return new ColumnEncoder(training, attributes).points(rows);
  }

  /** Numbers 1.5 and 0, 0 and 2.5 and two names that differ; all other columns are 0. */
  private static Instances wide(boolean isSparse) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    attributes.add(new Attribute("name", List.of("a", "b")));
    attributes.add(new Attribute("kind", List.of("c", "d")));
    for (int a = 2; a < WIDE; a++) {
      attributes.add(new Attribute("a" + a));
    }
    attributes.add(new Attribute("class", List.of("p", "q")));
    Instances table = new Instances("wide", attributes, 0);
    table.setClassIndex(WIDE);
    for (int i = 0; i < 2; i++) {
      double[] values = new double[WIDE + 1];
      values[0] = i;
      values[1] = i;
      values[5 + i] = 1.5 + i;
      table.add(isSparse ? new SparseInstance(1, values) : new DenseInstance(1, values));
    }
    return table;
  }
}

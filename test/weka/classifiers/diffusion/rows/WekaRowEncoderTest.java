package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.points.Points;
import org.junit.Test;
import weka.core.EuclideanDistance;
import weka.core.Instances;
import weka.core.SparseInstance;

/** The id in front is not measured. */
public class WekaRowEncoderTest {
  private final Instances table =
      TestRowTables.table(
          "id numeric; x numeric; y {a,b}; class {p,q}", "1,5,a,p", "2,5,a,q", "3,5,b,?");

  private final WekaRowEncoder encoder = encoder(table);

  @Test
  public void classAndUnmeasuredAttributesMakeNoDifference() {
    Points points = encoder.points(table);
    assertTrue(points.isEqual(0, points, 1));
    assertFalse(points.isEqual(0, points, 2));
  }

  @Test
  public void weightsMakeNoDifference() {
    Instances heavy = new Instances(table);
    heavy.instance(0).setWeight(7);
    assertTrue(encoder.points(heavy).isEqual(0, encoder.points(table), 0));
  }

  @Test
  public void rowsStayAsTheyWere() {
    String before = table.toString();
    encoder.points(table);
    assertEquals(before, table.toString());
  }

  @Test
  public void laterRowsAreSparseIfTheTrainingRowsWere() {
    Instances sparse = new Instances(table, 0);
    table.forEach(row -> sparse.add(new SparseInstance(row)));
    WekaRowEncoder ofSparse = encoder(sparse);
    assertTrue(ofSparse.points(sparse).isEqual(0, ofSparse.points(table), 0));
  }

  @Test
  public void infiniteNumbersAreRejected() {
    table.instance(1).setValue(1, Double.POSITIVE_INFINITY);
    assertEquals(
        "attribute x must have finite values, was Infinity",
        assertThrows(IllegalArgumentException.class, () -> encoder.points(table)).getMessage());
  }

  private static WekaRowEncoder encoder(Instances data) {
    return new WekaRowEncoder(data, new int[] {1, 2}, new EuclideanDistance());
  }
}

package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import labeldiffusion.points.CustomDistance;
import labeldiffusion.points.CustomDistance.Row;
import org.junit.Test;
import weka.core.DistanceFunction;
import weka.core.EuclideanDistance;
import weka.core.Instances;
import weka.core.ManhattanDistance;
import weka.core.SerializedObject;

public class WekaDistanceTest {
  private final Instances table =
      TestRowTables.table("x numeric; y numeric; class {p,q}", "0,0,?", "3,4,?", "6,0,?", "0,8,?");

  @Test
  public void rangesAreThoseOfTheRowsItLearnedFrom() {
    WekaDistance distance = distance(new EuclideanDistance());
    CustomDistance ofAll = distance.learnedFrom(row(0), row(1), row(2), row(3));
    assertEquals(Math.sqrt(0.25 + 0.25), ofAll.between(row(0), row(1)), 1e-12);
    CustomDistance ofTwo = distance.learnedFrom(row(0), row(1));
    assertEquals(Math.sqrt(2), ofTwo.between(row(0), row(1)), 1e-12);
  }

  @Test
  public void learningLeavesTheOldDistanceAsItWas() {
    CustomDistance ofTwo = distance(new EuclideanDistance()).learnedFrom(row(0), row(1));
    ofTwo.learnedFrom(row(0), row(1), row(2), row(3));
    assertEquals(Math.sqrt(2), ofTwo.between(row(0), row(1)), 1e-12);
  }

  @Test
  public void optionsOfTheFunctionAreKept() throws Exception {
    ManhattanDistance function = new ManhattanDistance();
    function.setOptions(new String[] {"-D"}); // no normalisation
    CustomDistance distance = distance(function).learnedFrom(row(0), row(1));
    assertEquals(7, distance.between(row(0), row(1)), 1e-12);
    assertEquals("weka.core.ManhattanDistance", distance.name());
  }

  @Test
  public void aSavedDistanceMeasuresAsBefore() throws Exception {
    CustomDistance distance = distance(new EuclideanDistance()).learnedFrom(row(0), row(1));
    CustomDistance loaded = (CustomDistance) new SerializedObject(distance).getObject();
    assertEquals(Math.sqrt(2), loaded.between(row(0), row(1)), 1e-12);
  }

  @Test
  public void theFunctionOfTheUserIsNotChanged() {
    EuclideanDistance function = new EuclideanDistance(table);
    distance(function).learnedFrom(row(0), row(1)).between(row(0), row(1));
    assertEquals(table.numInstances(), function.getInstances().numInstances());
  }

  @Test
  public void aFunctionThatFailsIsNamedInOneSentence() {
    CustomDistance distance = distance(new Failing()).learnedFrom(row(0), row(1));
    String message =
        assertThrows(IllegalArgumentException.class, () -> distance.between(row(0), row(1)))
            .getMessage();
    assertEquals(
        "the distance function must be able to compare the rows, but "
            + Failing.class.getName()
            + " said: no",
        message);
    assertTrue(message.lines().count() == 1);
  }

  private WekaDistance distance(DistanceFunction function) {
    return new WekaDistance(function, new Instances(table, 0));
  }

  private Row row(int i) {
    return new WekaRow(table.instance(i));
  }

  /** Complains in two lines. */
  public static final class Failing extends EuclideanDistance {
    private static final long serialVersionUID = 1L;

    @Override
    public double distance(weka.core.Instance first, weka.core.Instance second, double cutOff) {
      throw new IllegalStateException("no\nreally not");
    }
  }
}

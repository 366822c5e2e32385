package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/** {@link Obstacles}, each {@link Obstacle} and its {@link Remedy}; no display is needed. */
public class ObstaclesTest {
  private static final int ROWS = 20;

  /** The columns x (numeric), name (text), code (nominal, all different), kind (the class). */
  private final Instances table = table();

  private final SmoothDiffusion classifier = new SmoothDiffusion();

  private static Instances table() {
    ArrayList<Attribute> header = new ArrayList<>();
    header.add(new Attribute("x"));
    header.add(new Attribute("name", (List<String>) null));
    header.add(new Attribute("code", IntStream.range(0, ROWS).mapToObj(i -> "c" + i).toList()));
    header.add(new Attribute("kind", List.of("a", "b")));
    Instances table = new Instances("table", header, 0);
    for (int i = 0; i < ROWS; i++) {
      double name = table.attribute(1).addStringValue("row " + i);
      table.add(new DenseInstance(1, new double[] {i % 3, name, i, i < 4 ? i % 2 : Double.NaN}));
    }
    return table;
  }

  @Test
  public void textIsFatalAndColumnsThatNameTheRowsArePointedOut() {
    List<Obstacle> found = found(3);
    assertEquals(
        List.of(new Obstacle.Text(List.of("name"), false), new Obstacle.Identifying("code", true)),
        found);
    assertTrue(found.get(0).isFatal());
    assertFalse(found.get(1).isFatal());
  }

  @Test
  public void anIdIsKeptOutOfTheDistances() {
    press(found(3).get(0).remedies().get(0));
    assertEquals("name", classifier.getId());
    assertEquals(List.of(new Obstacle.Identifying("code", true)), found(3));
    classifier.setId("2");
    assertEquals(List.of(new Obstacle.Identifying("code", true)), found(3));
  }

  @Test
  public void columnsCanBeRemoved() {
    for (Obstacle obstacle : found(3)) {
      press(obstacle.remedies().get(obstacle.remedies().size() - 1));
    }
    assertEquals(2, target.table.numAttributes());
    assertEquals("kind", target.table.classAttribute().name());
    assertEquals("the given table is not changed", 4, table.numAttributes());
    assertEquals("table", target.table.relationName());
    assertEquals(List.of(), Obstacles.in(target.table, 1, classifier, false));
  }

  @Test
  public void valuesOfANumericClassCanBeClasses() {
    Obstacle obstacle = found(0).get(0);
    assertEquals(new Obstacle.NotNominal("x", true, 3), obstacle);
    press(obstacle.remedies().get(0));
    assertEquals(0, target.table.classIndex());
    assertEquals(3, target.table.numClasses());
    assertTrue(table.attribute(0).isNumeric());
  }

  @Test
  public void valuesOfATextClassCanBeClasses() {
    Obstacle obstacle = found(1).get(0);
    assertEquals(new Obstacle.NotNominal("name", false, ROWS), obstacle);
    press(obstacle.remedies().get(0));
    assertEquals(ROWS, target.table.numClasses());
  }

  @Test
  public void manyNumbersAreNoClasses() {
    Obstacle many = new Obstacle.NotNominal("x", true, 1000);
    assertEquals("Add an empty class column", many.remedies().get(0).text());
    assertEquals(
        "The class 'x' is numeric, with 1,000 different values. Choose a class with few values in"
            + " the box above Start, or add one.",
        many.sentence());
  }

  @Test
  public void aClassNeedsTwoValuesAndALabel() {
    table.insertAttributeAt(new Attribute("same", List.of("only")), 4);
    table.insertAttributeAt(new Attribute("empty", List.of("a", "b")), 5);
    table.forEach(row -> row.setValue(4, 0));
    assertEquals(new Obstacle.OneValue("same"), found(4).get(0));
    assertEquals(new Obstacle.NoLabels("empty"), found(5).get(0));
    assertTrue(new Obstacle.NoLabels("empty").isFatal());
  }

  @Test
  public void aTableWithoutAClassGetsOne() {
    List<Remedy> remedies = new Obstacle.AllLabelled("kind", ROWS).remedies();
    found(3);
    press(remedies.get(1));
    assertEquals("class", target.table.classAttribute().name());
    assertEquals(5, target.table.numAttributes());
    assertEquals(
        new Obstacle.NoLabels("class"), Obstacles.in(target.table, 4, classifier, false).get(0));
    press(remedies.get(1));
    assertEquals("a name of its own", "class_", target.table.classAttribute().name());
  }

  @Test
  public void withoutLabelsOneCanBeginToLabel() {
    press(new Obstacle.NoLabels("any").remedies().get(0));
    assertTrue(target.isLabelling);
  }

  @Test
  public void labelsOfAllRowsAreWorthAWordUnlessSomeAreHidden() {
    for (int i = 0; i < ROWS; i++) {
      table.instance(i).setValue(3, i % 2);
    }
    Obstacle obstacle = found(3).get(0);
    assertEquals(new Obstacle.AllLabelled("kind", ROWS), obstacle);
    assertFalse(obstacle.isFatal());
    press(obstacle.remedies().get(0));
    assertTrue(target.isHiding);
    assertFalse(Obstacles.in(table, 3, classifier, true).contains(obstacle));
  }

  @Test
  public void aColumnThatCountsTheRowsNamesThem() {
    for (int i = 0; i < ROWS; i++) {
      table.instance(i).setValue(0, i + 1);
    }
    assertTrue(found(3).contains(new Obstacle.Identifying("x", true)));
    table.instance(7).setValue(0, 100);
    assertFalse(found(3).contains(new Obstacle.Identifying("x", true)));
  }

  @Test
  public void aGraphWithIdsNeedsNoOtherColumn() {
    classifier.setGraph(new File("graph.csv"));
    classifier.setId("code");
    assertEquals(List.of(), found(3));
  }

  @Test
  public void everySentenceEndsLikeOneAndEveryButtonIsShort() {
    for (Obstacle obstacle : found(3)) {
      assertTrue(obstacle.sentence(), obstacle.sentence().endsWith("."));
      for (Remedy remedy : obstacle.remedies()) {
        assertTrue(remedy.text(), remedy.text().length() < 50);
      }
    }
  }

  private List<Obstacle> found(int classIndex) {
    target.table = new Instances(table);
    target.table.setClassIndex(classIndex);
    return Obstacles.in(table, classIndex, classifier, false);
  }

  private void press(Remedy remedy) {
    remedy.action().accept(target);
  }

  private final Changed target = new Changed();

  /** Remembers what remedies change. */
  private final class Changed implements Remedy.Target {
    private Instances table;
    private boolean isHiding;
    private boolean isLabelling;

    @Override
    public void label() {
      isLabelling = true;
    }

    @Override
    public void hideLabels() {
      isHiding = true;
    }

    @Override
    public void setId(String attribute) {
      classifier.setId(attribute);
    }

    @Override
    public void change(Remedy.TableChange change) {
      try {
        table = change.of(table);
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }
}

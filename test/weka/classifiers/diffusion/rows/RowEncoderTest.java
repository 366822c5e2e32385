package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.Rows;
import org.junit.Test;
import weka.core.DenseInstance;
import weka.core.EuclideanDistance;
import weka.core.Instance;
import weka.core.Instances;

public class RowEncoderTest {
  private static final String HEADER = "id numeric; x numeric; class {p,q}";

  private final Instances table = TestRowTables.table(HEADER, "10,1,p", "20,2,?", "30,3,q");

  private final List<RowEncoder> all =
      List.of(
          RowEncoder.byAttributes(table, "id"),
          RowEncoder.byDistance(table, "id", new EuclideanDistance()),
          RowEncoder.ofNodes(table, "id"),
          RowEncoder.ofNodes(table, "id", "x"),
          RowEncoder.ofNodes(table, ""));

  @Test
  public void attributesInAnotherOrderAreRejected() {
    Instances other = TestRowTables.table("x numeric; id numeric; class {p,q}", "1,10,p");
    assertRejected(other, "Attributes differ at position 1: Names differ: id != x");
  }

  @Test
  public void otherNamesOfAClassAreRejected() {
    Instances other = TestRowTables.table("id numeric; x numeric; class {p,r}", "10,1,p");
    assertRejected(other, "Attributes differ at position 3: Labels differ at position 2: q != r");
  }

  @Test
  public void anotherPlaceOfTheClassIsRejected() {
    Instances other = TestRowTables.table("id numeric; class {p,q}", "10,p");
    assertRejected(other, "Class index differ: 3 != 2");
  }

  /** The table shares its attributes with the training data. */
  @Test
  public void anotherAttributeAsTheClassIsRejected() {
    Instances other = new Instances(table);
    other.setClassIndex(0);
    assertRejected(other, "Class index differ: 3 != 1");
  }

  @Test
  public void aRowWithoutATableIsCheckedByItsLength() {
    Instance longer = new DenseInstance(1, new double[] {10, 1, 0, 0});
    for (RowEncoder encoder : all) {
      assertEquals(
          "a row to classify must have the 3 attributes of the training data, had 4",
          assertThrows(IllegalArgumentException.class, () -> encoder.single(longer)).getMessage());
      assertEquals(1, encoder.single(new DenseInstance(1, new double[] {10, 1, 0})).size());
    }
  }

  @Test
  public void rowsOfTheSameHeaderAreAccepted() {
    Instances same = TestRowTables.table(HEADER, "20,2,q");
    for (RowEncoder encoder : all) {
      assertEquals(1, encoder.batch(same).size());
      assertEquals(1, encoder.single(same.instance(0)).size());
    }
  }

  @Test
  public void classAndIdAreNotAmongTheAttributes() {
    Instances same = TestRowTables.table(HEADER, "77,1,q");
    for (RowEncoder encoder : all.subList(0, 4)) {
      assertTrue(encoder.batch(same).points().isEqual(0, encoder.training(table).points(), 0));
    }
  }

  @Test
  public void onlyChosenAttributesWeightTheEdges() {
    Rows rows = RowEncoder.ofNodes(table, "", "x").training(table);
    assertEquals(1, rows.points().dimension());
  }

  @Test
  public void idsAreReadFromTheirAttribute() {
    RowEncoder encoder = RowEncoder.ofNodes(table, "id");
    assertArrayEquals(new String[] {"20"}, encoder.training(table).ids(1));
    assertArrayEquals(new String[] {"20"}, encoder.batch(table).ids(1));
    assertFalse(encoder.training(table).areNumbered());
  }

  @Test
  public void withoutAnIdTrainingRowsAreNumbered() {
    RowEncoder encoder = RowEncoder.ofNodes(table, "");
    assertArrayEquals(new String[] {"2"}, encoder.training(table).ids(2));
    assertTrue(encoder.training(table).areNumbered());
    assertFalse(encoder.batch(table).areNumbered());
    assertTrue(encoder.notes().startsWith("ids               row numbers"));
  }

  /** Rows 0 and 2 are equal: only their places tell which training row is which. */
  @Test
  public void withoutAnIdLaterRowsAreRecognised() {
    Instances equal = TestRowTables.table(HEADER, "1,1,p", "2,2,?", "1,1,q");
    RowEncoder encoder = RowEncoder.ofNodes(equal, "");
    assertArrayEquals(new String[] {"2"}, encoder.training(equal).ids(2));
    assertArrayEquals(new String[] {"1"}, encoder.single(equal.instance(1)).ids(0));
    assertArrayEquals(new String[] {"0", "2"}, encoder.single(equal.instance(2)).ids(0));
  }

  @Test
  public void rowsThatAreKnownByTheirAttributesHaveNoIds() {
    RowEncoder encoder = RowEncoder.byAttributes(table, "id");
    assertThrows(UnsupportedOperationException.class, () -> encoder.training(table).ids(0));
    assertThrows(UnsupportedOperationException.class, () -> encoder.batch(table).ids(0));
    assertFalse(encoder.training(table).areNumbered());
    assertEquals("", encoder.notes());
  }

  @Test
  public void aMissingClassMeansUnlabelled() {
    Labels labels = RowEncoder.labels(table);
    assertArrayEquals(new int[] {0, Labels.UNLABELLED, 1}, labels.classOf());
    assertEquals(2, labels.classes());
  }

  /** Every encoder rejects a batch and a single row, in one line that says what differs. */
  private void assertRejected(Instances other, String what) {
    for (RowEncoder encoder : all) {
      for (String message :
          List.of(
              assertThrows(IllegalArgumentException.class, () -> encoder.batch(other)).getMessage(),
              assertThrows(IllegalArgumentException.class, () -> encoder.single(other.instance(0)))
                  .getMessage())) {
        assertEquals(
            "rows to classify must have the attributes of the training data: " + what, message);
      }
    }
  }
}

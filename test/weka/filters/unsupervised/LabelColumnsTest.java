package weka.filters.unsupervised;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.model.Answer;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/** A table with the columns x, confidence and class, of which the class is last. */
public class LabelColumnsTest {
  private static final LabelColumns ALL = new LabelColumns(true, true, true, false, 0);
  private static final Answer REACHED = new Answer(new double[] {0.25, 0.75}, true);
  private static final Answer PRIOR = new Answer(new double[] {0.4, 0.6}, false);

  private final Instances table = table();

  private static Instances table() {
    ArrayList<Attribute> header = new ArrayList<>();
    header.add(new Attribute("x"));
    header.add(new Attribute("confidence"));
    header.add(new Attribute("class", List.of("a", "b")));
    Instances table = new Instances("table", header, 0);
    table.setClassIndex(2);
    table.add(new DenseInstance(1, new double[] {5, 6, Double.NaN}));
    table.add(new DenseInstance(1, new double[] {7, 8, 0}));
    return table;
  }

  @Test
  public void columnsComeBeforeTheClassAndAvoidNamesThatAreTaken() {
    Instances header = ALL.header(table);
    List<String> names = new ArrayList<>();
    for (int a = 0; a < header.numAttributes(); a++) {
      names.add(header.attribute(a).name());
    }
    assertEquals(
        List.of("x", "confidence", "p_a", "p_b", "confidence_2", "origin", "class"), names);
    assertEquals(6, header.classIndex());
  }

  @Test
  public void namesAreCountedOnUntilOneIsFree() {
    table.renameAttribute(0, "confidence_2");
    assertNotNull(ALL.header(table).attribute("confidence_3"));
  }

  @Test
  public void aRowHasItsProbabilitiesConfidenceAndOrigin() {
    assertRow(filled(ALL, 0, REACHED, false), 5, 6, 0.25, 0.75, 0.75, 1, 1);
    assertRow(filled(ALL, 1, REACHED, true), 7, 8, 0.25, 0.75, 0.75, 0, 0);
  }

  @Test
  public void anUnreachedRowHasThePriorButNoConfidence() {
    assertRow(filled(ALL, 0, PRIOR, false), 5, 6, 0.4, 0.6, Double.NaN, 2, 1);
  }

  @Test
  public void whatIsNotReachedCanBeLeftEmpty() {
    LabelColumns columns = new LabelColumns(false, false, false, true, 0);
    assertRow(filled(columns, 0, PRIOR, false), 5, 6, Double.NaN);
    assertRow(filled(columns, 0, REACHED, false), 5, 6, 1);
  }

  @Test
  public void whatIsDoubtfulOrNotReachedIsLeftEmptyBelowAConfidence() {
    LabelColumns columns = new LabelColumns(false, false, false, false, 0.75);
    assertRow(filled(columns, 0, REACHED, false), 5, 6, 1);
    assertRow(filled(columns, 0, PRIOR, false), 5, 6, Double.NaN);
    LabelColumns strict = new LabelColumns(false, false, false, false, 0.8);
    assertRow(filled(strict, 0, REACHED, false), 5, 6, Double.NaN);
    assertRow(filled(strict, 1, REACHED, true), 7, 8, 0);
  }

  @Test
  public void aTiedPriorIsNoClass() {
    Answer tied = new Answer(new double[] {0.5, 0.5}, false);
    assertRow(filled(LabelColumns.NONE, 0, tied, false), 5, 6, Double.NaN);
  }

  @Test
  public void theGivenRowIsNotChanged() {
    filled(ALL, 0, REACHED, false);
    assertTrue(table.instance(0).classIsMissing());
  }

  @Test
  public void theSmallestConfidenceMustBeAProbability() {
    for (double bad : new double[] {-0.1, 1.1, Double.NaN}) {
      assertThrows(
          IllegalArgumentException.class, () -> new LabelColumns(false, false, false, false, bad));
    }
  }

  private Instance filled(LabelColumns columns, int row, Answer answer, boolean isGiven) {
    return columns.filled(table.instance(row), answer, isGiven);
  }

  private static void assertRow(Instance row, double... values) {
    assertEquals(values.length, row.numAttributes());
    for (int a = 0; a < values.length; a++) {
      assertEquals(values[a], row.value(a), 0);
    }
  }
}

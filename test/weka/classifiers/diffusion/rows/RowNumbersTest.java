package weka.classifiers.diffusion.rows;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import weka.core.Instances;

public class RowNumbersTest {
  /** Rows 0 and 2 are equal but for their classes. */
  private final Instances table =
      TestRowTables.table("x numeric; y {a,b}; class {p,q}", "1,a,p", "2,b,?", "1,a,q", "?,a,p");

  private final RowNumbers ids = numbers(table);

  @Test
  public void trainingRowsAreNumberedFromZero() {
    assertArrayEquals(new String[] {"3"}, ids.ofTraining(table.instance(0), 3));
    assertTrue(ids.areNumbers());
  }

  @Test
  public void aLaterRowIsRecognisedByItsAttributes() {
    assertArrayEquals(new String[] {"1"}, ids.of(table.instance(1)));
    assertArrayEquals(new String[] {"3"}, ids.of(table.instance(3)));
  }

  @Test
  public void aLaterRowStandsForAllEqualOnes() {
    assertArrayEquals(new String[] {"0", "2"}, ids.of(table.instance(2)));
  }

  @Test
  public void anUnknownRowIsRejectedWithAdvice() {
    Instances other = TestRowTables.table("x numeric; y {a,b}; class {p,q}", "2,a,p");
    assertEquals(
        "a row that is not in the training data needs an id to be found in the file: name its"
            + " attribute with -id",
        assertThrows(IllegalArgumentException.class, () -> ids.of(other.instance(0))).getMessage());
  }

  @Test
  public void theReportSaysHowManyRowsCannotBeToldApart() {
    assertEquals(2, ids.notes().size());
    assertTrue(ids.notes().get(1).text().startsWith("1 rows equal others and share their mean"));
  }

  @Test
  public void distinctRowsNeedNoSuchNote() {
    Instances distinct = new Instances(table);
    distinct.delete(2);
    assertEquals(1, numbers(distinct).notes().size());
  }

  private static RowNumbers numbers(Instances table) {
    ColumnEncoder encoder = new ColumnEncoder(table, new int[] {0, 1});
    return new RowNumbers(encoder, encoder.points(table));
  }
}

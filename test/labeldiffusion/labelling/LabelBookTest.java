package labeldiffusion.labelling;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.OptionalInt;
import labeldiffusion.labels.Labels;
import org.junit.Test;

public class LabelBookTest {
  private final LabelBook book = new LabelBook(new Labels(new int[] {1, -1, -1}, 2));

  @Test
  public void givenLabelsAreThere() {
    assertArrayEquals(new int[] {1, -1, -1}, book.labels().classOf());
    assertTrue(book.of(0).isLabelled());
    assertFalse(book.of(1).isLabelled());
  }

  @Test
  public void whatCannotBeToldIsNoLabel() {
    book.set(0, RowState.CANNOT_TELL);
    assertEquals(0, book.labels().labelledCount());
    book.undo();
    assertEquals(1, book.labels().labelledCount());
  }

  @Test
  public void aNewChangeEndsTheWayForward() {
    book.set(1, RowState.labelled(0));
    book.undo();
    book.set(2, RowState.labelled(1));
    assertTrue(book.redo().isEmpty());
    assertArrayEquals(new int[] {1, -1, 1}, book.labels().classOf());
  }

  @Test
  public void addedClassesMayBeGiven() {
    assertEquals(2, book.addClass());
    book.set(1, RowState.labelled(2));
    assertEquals(3, book.labels().classes());
  }

  @Test
  public void undoAndRedoNameTheirRow() {
    assertEquals(OptionalInt.empty(), book.undo());
    book.set(2, RowState.labelled(0));
    assertEquals(OptionalInt.of(2), book.undo());
    assertEquals(OptionalInt.of(2), book.redo());
    assertEquals("redone changes can be undone", OptionalInt.of(2), book.undo());
    assertEquals("and redone", OptionalInt.of(2), book.redo());
  }

  @Test
  public void rowsAndClassesMustExist() {
    book.set(2, RowState.labelled(1));
    assertRejected("a row must be one of 0..2, was 3", 3, 0);
    assertRejected("a row must be one of 0..2, was -1", -1, 0);
    assertRejected("a class must be one of 0..1, was 2", 0, 2);
    assertRejected("a class must be one of 0..1, was -2", 0, -2);
  }

  private void assertRejected(String sentence, int row, int label) {
    assertEquals(
        sentence,
        assertThrows(IllegalArgumentException.class, () -> book.set(row, RowState.labelled(label)))
            .getMessage());
  }
}

package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Set;
import javax.swing.JTable;
import javax.swing.table.DefaultTableModel;
import org.junit.Test;

/** Tests {@link RowSelection} and {@link TableLink}, which ties a table to it. */
public class RowSelectionTest {
  private final RowSelection selection = new RowSelection();
  private int changes;

  @Test
  public void lastSelectedRowLeads() {
    selection.select(List.of(7, 3));
    assertEquals(3, selection.lead());
    selection.toggle(9);
    assertEquals(9, selection.lead());
    selection.toggle(9);
    assertEquals(3, selection.lead());
    selection.clear();
    assertEquals(RowSelection.NONE, selection.lead());
  }

  @Test
  public void rowsAreAddedOnce() {
    selection.select(4);
    selection.add(List.of(5, 4));
    assertEquals(Set.of(4, 5), selection.rows());
    assertEquals(4, selection.lead());
  }

  @Test
  public void listenersHearOfChangesOnly() {
    selection.addListener(() -> changes++);
    selection.select(4);
    selection.select(4);
    selection.clear();
    selection.clear();
    assertEquals(2, changes);
  }

  @Test
  public void tableAndSelectionFollowEachOther() {
    JTable table =
        new JTable(new DefaultTableModel(new Object[][] {{5}, {6}, {9}}, new String[] {"Row"}));
    new TableLink(table, 0, selection);
    table.setRowSelectionInterval(1, 2);
    assertEquals("numbers in the table count from 1", Set.of(5, 8), selection.rows());
    selection.select(List.of(4, 100));
    assertTrue(table.isRowSelected(0));
    assertFalse(table.isRowSelected(1));
    assertEquals("rows that the table does not show stay selected", 2, selection.rows().size());
  }
}

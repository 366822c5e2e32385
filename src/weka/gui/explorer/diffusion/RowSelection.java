package weka.gui.explorer.diffusion;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The selected rows of the table. Picture, tables and details share one selection, so what is
 * selected in one is selected in all. The row selected last leads: its details are shown.
 */
final class RowSelection {
  /** Stands for the leading row if no row is selected. */
  static final int NONE = -1;

  private final Set<Integer> rows = new LinkedHashSet<>();
  private final List<Runnable> listeners = new ArrayList<>();
  private int lead = NONE;

  /** The listener is called after every change. */
  void addListener(Runnable listener) {
    listeners.add(listener);
  }

  void removeListener(Runnable listener) {
    listeners.remove(listener);
  }

  /** The selected rows, in the order in which they were selected. */
  Set<Integer> rows() {
    return Collections.unmodifiableSet(rows);
  }

  /** The row selected last, {@link #NONE} if no row is selected. */
  int lead() {
    return lead;
  }

  boolean contains(int row) {
    return rows.contains(row);
  }

  /** Selects one row and nothing else. */
  void select(int row) {
    select(List.of(row));
  }

  /** Selects these rows and nothing else; the last one leads. */
  void select(Collection<Integer> chosen) {
    LinkedHashSet<Integer> wanted = new LinkedHashSet<>(chosen);
    int last = wanted.stream().reduce(NONE, (before, row) -> row);
    if (rows.equals(wanted) && lead == last) {
      return; // linked views tell each other; that must come to an end
    }
    rows.clear();
    rows.addAll(wanted);
    lead = last;
    changed();
  }

  /** Adds rows to the selection; the last one leads. */
  void add(Collection<Integer> more) {
    List<Integer> all = new ArrayList<>(rows);
    all.removeAll(more);
    all.addAll(more);
    select(all);
  }

  /** Adds a row, or removes it if it is selected. */
  void toggle(int row) {
    List<Integer> all = new ArrayList<>(rows);
    if (!all.remove((Integer) row)) {
      all.add(row);
    }
    select(all);
  }

  void clear() {
    select(List.of());
  }

  private void changed() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}

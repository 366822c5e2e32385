package labeldiffusion.labelling;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;
import labeldiffusion.labels.Labels;

/** The labels so far, with undo and redo. Not thread-safe. */
final class LabelBook {
  private final RowState[] states;
  private final Deque<Change> done = new ArrayDeque<>();
  private final Deque<Change> undone = new ArrayDeque<>();
  private int classes;

  private record Change(int row, RowState before, RowState after) {}

  LabelBook(Labels given) {
    classes = given.classes();
    states = new RowState[given.size()];
    for (int row = 0; row < states.length; row++) {
      states[row] = given.isLabelled(row) ? RowState.labelled(given.classOf()[row]) : RowState.OPEN;
    }
  }

  RowState of(int row) {
    return states[row];
  }

  void set(int row, RowState state) {
    if (row < 0 || row >= states.length) {
      throw new IllegalArgumentException(
          "a row must be one of 0.." + (states.length - 1) + ", was " + row);
    }
    if (state.label() >= classes || state.label() < Labels.UNLABELLED) {
      throw new IllegalArgumentException(
          "a class must be one of 0.." + (classes - 1) + ", was " + state.label());
    }
    done.push(new Change(row, states[row], state));
    undone.clear();
    states[row] = state;
  }

  /** Takes the last change back; the row it was about, none if there is no change. */
  OptionalInt undo() {
    if (done.isEmpty()) {
      return OptionalInt.empty();
    }
    Change last = done.pop();
    undone.push(last);
    states[last.row] = last.before;
    return OptionalInt.of(last.row);
  }

  /** Makes the change that was taken back last once more. */
  OptionalInt redo() {
    if (undone.isEmpty()) {
      return OptionalInt.empty();
    }
    Change last = undone.pop();
    done.push(last);
    states[last.row] = last.after;
    return OptionalInt.of(last.row);
  }

  /** Adds a class and returns its number. */
  int addClass() {
    return classes++;
  }

  Labels labels() {
    int[] classOf = new int[states.length];
    for (int row = 0; row < classOf.length; row++) {
      classOf[row] = states[row].label();
    }
    return new Labels(classOf, classes);
  }
}

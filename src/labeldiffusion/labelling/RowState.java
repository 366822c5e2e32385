package labeldiffusion.labelling;

import labeldiffusion.labels.Labels;

/**
 * What a person has said of a row.
 *
 * @param label the class, {@link Labels#UNLABELLED} unless it was given
 * @param mark what was said instead of a class
 */
public record RowState(int label, Mark mark) {
  /** Nothing was said. */
  public static final RowState OPEN = new RowState(Labels.UNLABELLED, Mark.NONE);

  static final RowState CANNOT_TELL = new RowState(Labels.UNLABELLED, Mark.CANNOT_TELL);
  static final RowState SKIPPED = new RowState(Labels.UNLABELLED, Mark.SKIPPED);

  /** Answers other than a class. */
  public enum Mark {
    NONE,
    /** To be asked again when all others have been asked. */
    SKIPPED,
    /** Never to be asked again. */
    CANNOT_TELL
  }

  static RowState labelled(int label) {
    return new RowState(label, Mark.NONE);
  }

  public boolean isLabelled() {
    return label != Labels.UNLABELLED;
  }
}

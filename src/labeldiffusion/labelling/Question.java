package labeldiffusion.labelling;

/**
 * A row to ask a person about.
 *
 * @param isCheck whether the row was drawn at random, to estimate the error
 */
public record Question(int row, boolean isCheck) {}

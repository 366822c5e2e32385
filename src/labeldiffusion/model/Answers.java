package labeldiffusion.model;

/**
 * The class distributions of a batch.
 *
 * @param report of the run that made them
 * @param isNewRun whether labels were diffused again, because the batch brought something new
 */
public record Answers(double[][] distributions, Report report, boolean isNewRun) {}

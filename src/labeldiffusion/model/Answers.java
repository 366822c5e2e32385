package labeldiffusion.model;

/**
 * The class distributions of a batch.
 *
 * @param report of the run that made them: a new one, or the training run if the batch brought
 *     nothing new
 */
public record Answers(double[][] distributions, Report report) {}

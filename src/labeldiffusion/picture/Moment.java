package labeldiffusion.picture;

/**
 * Figures of one step of a diffusion, over all nodes.
 *
 * @param t the step, as a {@link labeldiffusion.diffusion.Watcher} counts them
 * @param change largest change of a score in this step; 0 for the first moment and for a mean
 * @param reached number of nodes that a label has reached
 * @param errors number of nodes with a hidden label whose predicted class is wrong
 */
public record Moment(int t, double change, int reached, int errors) {}

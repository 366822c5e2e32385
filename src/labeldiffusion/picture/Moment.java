package labeldiffusion.picture;

/**
 * A step of a diffusion in figures, over all nodes.
 *
 * @param t the step, as a {@link labeldiffusion.diffusion.Watcher} counts them
 * @param change largest change of a score in this step; 0 for the first moment, which nothing
 *     precedes
 * @param reached nodes at which a label has arrived
 * @param errors nodes with a hidden label whose class now is another
 */
public record Moment(int t, double change, int reached, int errors) {}

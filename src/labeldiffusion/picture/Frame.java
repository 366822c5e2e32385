package labeldiffusion.picture;

import labeldiffusion.diffusion.Scores;

/**
 * The drawn part of a graph at one moment.
 *
 * @param t the step, as a {@link labeldiffusion.diffusion.Watcher} counts them
 * @param classOf the class of each drawn node, {@link Scores#NO_CLASS} if no label has reached it
 * @param shares the share of each class in the scores of each drawn node, row by row; all 0 if no
 *     label has reached it
 * @param flow w^D / w of each drawn edge, from 0 (closed) to 1 (as open as in isotropic diffusion)
 */
public record Frame(int t, int[] classOf, float[] shares, float[] flow) {

  /**
   * How certain the class of a drawn node is: 0 if all classes have the same share or no label has
   * reached it, 1 if one class has everything.
   */
  public float confidence(int v, int classes) {
    int best = classOf[v];
    if (best == Scores.NO_CLASS || classes == 1) {
      return best == Scores.NO_CLASS ? 0 : 1;
    }
    return Math.max(0, (classes * shares[v * classes + best] - 1) / (classes - 1));
  }
}

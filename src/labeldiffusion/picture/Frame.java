package labeldiffusion.picture;

/**
 * The drawn part of a graph at one moment.
 *
 * @param t the step, as a {@link labeldiffusion.diffusion.Watcher} counts them
 * @param shares the classes' shares of each drawn node's scores, row by row; all 0 if no label has
 *     arrived
 * @param flow w^D / w of each drawn edge, from 0, closed, to 1, as open as in isotropic diffusion
 */
public record Frame(int t, float[] shares, float[] flow) {

  /** The class with the largest share at a drawn node, -1 if no label has arrived. */
  public int classOf(int v, int classes) {
    int best = -1;
    float most = 0;
    for (int k = 0; k < classes; k++) {
      if (shares[v * classes + k] > most) {
        most = shares[v * classes + k];
        best = k;
      }
    }
    return best;
  }

  /**
   * How sure a drawn node's class is: 0 if all classes have the same share or no label has arrived,
   * 1 if it has all.
   */
  public float confidence(int v, int classes) {
    int best = classOf(v, classes);
    if (best < 0 || classes == 1) {
      return best < 0 ? 0 : 1;
    }
    return Math.max(0, (classes * shares[v * classes + best] - 1) / (classes - 1));
  }
}

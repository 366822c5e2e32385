package labeldiffusion.page;

/**
 * What is predicted for a row of the data.
 *
 * @param row the row, from 0; -1 for a node that is not a row
 * @param first its most likely class
 * @param share the probability of that class
 * @param second the class that comes second, -1 if there is none
 * @param secondShare its probability
 * @param hidden the known class that was hidden from the diffusion, -1 if there is none
 * @param isReached whether a label has arrived: otherwise the prediction is a guess
 */
public record Prediction(
    int row,
    int first,
    double share,
    int second,
    double secondShare,
    int hidden,
    boolean isReached) {
  /** For a node that is not a row of the data. */
  public static final Prediction NONE = new Prediction(-1, -1, 0, -1, 0, -1, false);

  /** The prediction by a distribution over the classes. */
  public static Prediction of(int row, double[] distribution, int hidden, boolean isReached) {
    int first = best(distribution, -1);
    int second = best(distribution, first);
    return new Prediction(
        row,
        first,
        distribution[first],
        second,
        second < 0 ? 0 : distribution[second],
        hidden,
        isReached);
  }

  private static int best(double[] distribution, int except) {
    int best = -1;
    for (int k = 0; k < distribution.length; k++) {
      if (k != except && (best < 0 || distribution[k] > distribution[best])) {
        best = k;
      }
    }
    return best;
  }
}

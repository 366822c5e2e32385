package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.points.Points;

/**
 * What one of a run's methods leaves, enough to answer for a new point.
 *
 * @param weight of its answer among those of all methods
 * @param k number of neighbours
 * @param width of the Gaussian weights; null if the weights came from a file
 * @param scores by row
 */
record PartResult(double weight, int k, Diffusion diffusion, KernelWidth width, Scores scores)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /**
   * The answer for a new point: the weighted mean of the scores of its nearest points.
   *
   * @param point the new point, row 0
   * @param nearest its neighbours among the stored points, at least {@code k}
   */
  Answer ofNewPoint(Points point, Points stored, Neighbours nearest, double[] prior) {
    Neighbours own = nearest.first(k);
    double[] weights = diffusion.weightsOfNewPoint(point, 0, stored, own, width);
    return new Answer(
        scores.distribution(own.index(), weights, prior), scores.reach(own.index(), weights));
  }

  /** This with other scores. */
  PartResult with(Scores other) {
    return new PartResult(weight, k, diffusion, width, other);
  }
}

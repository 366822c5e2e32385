package labeldiffusion.sizes;

import java.io.Serializable;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.labels.Labels;

/** What is known, or assumed, of the classes' shares among all nodes. */
public sealed interface ClassSizes extends Serializable permits SizeRule, GivenSizes, MassSizes {
  /** The largest factor, and the inverse of the smallest one, for sizes that the user states. */
  double CAP_STATED = 100;

  /**
   * The same for sizes that are guessed from the labels. A guess may be wrong, so it only decides
   * between classes whose scores are close.
   */
  double CAP_GUESSED = 2;

  /**
   * The shares that the predicted classes may have.
   *
   * @param labelled number of labelled nodes of each class
   * @param predicted number of nodes of each class, as the method leaves them
   */
  SizeBounds bounds(int[] labelled, int[] predicted);

  /** Whether the scores stay as they are, whatever they are. */
  default boolean isFree() {
    return false;
  }

  /** These scores with factors on the classes, such that the predicted shares are those wanted. */
  default SizedScores applyTo(Scores scores, Labels labels) {
    return isFree()
        ? SizedScores.asTheyAre(scores)
        : SizedScores.of(scores, labels, bounds(labels.counts(), scores.classCounts()));
  }

  /** An estimate of the memory that this takes while it is applied, in bytes. */
  default long bytes(long nodes, int classes) {
    return isFree() ? 0 : SizeFactors.bytes(nodes, classes);
  }
}

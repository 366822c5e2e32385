package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.diffusion.Watcher;

/**
 * Labels diffused over training rows, ready to answer for further rows. Immutable but for caches,
 * so threads may share it.
 */
public interface FittedModel extends Serializable {
  /** The run over the training rows. */
  Report report();

  /** The transductive answers for a batch, whose rows take part in the diffusion as unlabelled. */
  Answers batch(Rows rows, Watcher watcher);

  /** The answer for a single row, from the scores that are there. */
  Answer answer(Rows row);

  /** The class distribution of a single row. */
  default double[] single(Rows row) {
    return answer(row).distribution();
  }
}

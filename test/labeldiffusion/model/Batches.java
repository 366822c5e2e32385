package labeldiffusion.model;

import labeldiffusion.diffusion.Watcher;
import labeldiffusion.points.Points;

/** Batches that are there as points, which a model asks for row by row. */
final class Batches {
  private Batches() {}

  static TransductiveModel.BatchResult distributions(
      TransductiveModel model, Points batch, Watcher progress) {
    return model.distributions(batch.size(), b -> batch.rows(new int[] {b}), progress);
  }
}

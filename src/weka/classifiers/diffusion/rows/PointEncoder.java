package weka.classifiers.diffusion.rows;

import java.io.Serializable;
import java.util.List;
import labeldiffusion.points.Points;
import weka.core.Instance;

/** Copies attributes of instances into the engine's points. Classes are never among them. */
interface PointEncoder extends Serializable {
  Points points(List<Instance> rows);

  default Points point(Instance row) {
    return points(List.of(row));
  }
}

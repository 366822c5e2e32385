package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Scaling;

/**
 * What the attributes of the rows are for, if a file has the edges.
 *
 * @param source how rows are compared
 * @param weighs whether the attributes of its ends give an edge its weight
 * @param joins whether nodes that no label can reach are joined to the nearest rows that labels can
 *     reach
 */
public record AttributeUse(GraphSource.Attributes source, boolean weighs, boolean joins)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Attributes are not read. */
  public static final AttributeUse NONE =
      new AttributeUse(new GraphSource.Attributes(Scaling.NONE, Metric.EUCLIDEAN), false, false);

  boolean isNeeded() {
    return weighs || joins;
  }
}

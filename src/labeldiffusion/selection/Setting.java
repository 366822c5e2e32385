package labeldiffusion.selection;

import java.io.Serializable;
import labeldiffusion.graph.GraphSpec;

/** A candidate on one of the graphs. */
record Setting(GraphSpec graph, Candidate candidate) implements Serializable {
  private static final long serialVersionUID = 1L;

  @Override
  public String toString() {
    return graph + (candidate.values().isEmpty() ? "" : ", " + candidate.values());
  }
}

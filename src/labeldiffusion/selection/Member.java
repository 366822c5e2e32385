package labeldiffusion.selection;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphSpec;

/**
 * A method that takes part in an average.
 *
 * @param name a word or two for the report
 * @param share its part in the average, as long as labels do not speak for or against it
 * @param graph the graph it runs on
 */
public record Member(String name, double share, GraphSpec graph, Diffusion diffusion)
    implements Serializable {
  private static final long serialVersionUID = 1L;
}

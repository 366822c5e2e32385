package labeldiffusion.model;

import java.util.Map;
import java.util.function.Supplier;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;

/**
 * Graphs that are built when they are first asked for, and kept.
 *
 * @param family builds them; not asked while all are there
 * @param built those that are there, shared by all runs
 */
record BuiltGraphs(Supplier<GraphFamily> family, Map<GraphSpec, NumberedGraph> built)
    implements GraphFamily {
  @Override
  public NumberedGraph withK(int k) {
    return family.get().withK(k);
  }

  @Override
  public NumberedGraph with(GraphSpec spec) {
    NumberedGraph known = built.get(spec); // does not wait while another graph is built
    return known != null ? known : built.computeIfAbsent(spec, wanted -> family.get().with(wanted));
  }
}

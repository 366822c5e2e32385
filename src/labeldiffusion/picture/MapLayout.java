package labeldiffusion.picture;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;

/**
 * A map of the graph: neighbours are close, groups with few edges between them are apart. The graph
 * is made coarser until every component is a single node; then, from the coarsest level to the
 * graph itself, every node starts near the node that stood for it and {@link MapForces} move it.
 * Coarse levels are cheap and settle where groups lie relative to each other, so the fine ones need
 * few rounds. Components lie beside each other ({@link Packing}).
 *
 * <p>All edges count the same: Gaussian weights differ so much that a few of them would determine
 * everything, and for graphs of nearest neighbours the map hardly depends on them (Boehm et al.
 * 2022). If only a sample of the nodes is drawn, the whole graph is still used. Places depend on
 * the graph only, not on the number of threads.
 */
public final class MapLayout {
  /** The phase reported to {@link Progress}. */
  public static final String PHASE = "map";

  /** Rounds at each coarse level, and at the graph itself. */
  private static final int COARSE_ROUNDS = 150;

  private static final int ROUNDS = 300;

  /**
   * Share of the rounds at the graph itself, as in all rounds before, in which attraction does not
   * fade with the distance. Otherwise single long edges are too weak to bring back what was torn
   * off.
   */
  private static final double FAR_SHARE = 0.3;

  /** Nodes that one node stood for start within a square of this side. */
  private static final float APART = 1;

  private MapLayout() {}

  /** The places of the nodes of a drawing. */
  public static Layout of(Drawing drawing, Workers workers, Progress progress) {
    Memory.require(bytes(drawing.graph()), "the map");
    List<MapGraph> levels = new ArrayList<>(List.of(MapGraph.of(drawing.graph())));
    List<int[]> groups = new ArrayList<>();
    for (boolean shrinks = true; shrinks; ) {
      MapGraph last = levels.get(levels.size() - 1);
      int[] group = last.groups();
      MapGraph coarse = last.coarse(group);
      shrinks = coarse.size() < last.size();
      if (shrinks) {
        groups.add(group);
        levels.add(coarse);
      }
    }
    float[] places = new float[2 * levels.get(levels.size() - 1).size()];
    for (int l = levels.size() - 2; l >= 0; l--) {
      places = divided(places, groups.get(l), l);
      places = moved(levels.get(l), places, l, workers, l == 0 ? progress : Progress.NONE);
    }
    float[] packed = Packing.of(levels.get(0), places);
    double[] x = new double[drawing.size()];
    double[] y = new double[drawing.size()];
    for (int v = 0; v < drawing.size(); v++) {
      x[v] = packed[2 * drawing.nodes()[v]];
      y[v] = packed[2 * drawing.nodes()[v] + 1];
    }
    return Layout.ofPoints(x, y);
  }

  /** Bytes that the levels need: each has at most half of the nodes of the one before. */
  static long bytes(SimilarityGraph graph) {
    return 2 * (8L * graph.column().length + 48L * graph.size());
  }

  /** Every node close to the place of its group. */
  private static float[] divided(float[] coarse, int[] group, int level) {
    float[] places = new float[2 * group.length];
    for (int i = 0; i < group.length; i++) {
      for (int axis = 0; axis < 2; axis++) {
        long hash = MapForces.mixed(((level * 2L + axis) << 40) + i + 1);
        places[2 * i + axis] =
            coarse[2 * group[i] + axis] + APART * ((hash >>> 40) * 0x1p-24f - 0.5f);
      }
    }
    return places;
  }

  private static float[] moved(
      MapGraph graph, float[] places, int level, Workers workers, Progress progress) {
    MapForces forces = new MapForces(graph, places, workers);
    int rounds = level == 0 ? ROUNDS : COARSE_ROUNDS;
    for (int r = 0; r < rounds; r++) {
      Workers.stopIfInterrupted(0);
      progress.at(PHASE, r, rounds);
      long seed = MapForces.mixed(((long) level << 32) + r + 1);
      boolean reachesFar = level > 0 || r < FAR_SHARE * rounds;
      forces.round(seed, 1 - (float) r / rounds, reachesFar);
    }
    return forces.places();
  }
}

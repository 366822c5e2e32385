package weka.gui.explorer.diffusion;

import java.util.Arrays;
import java.util.stream.IntStream;
import labeldiffusion.labelling.Snapshot;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.NodeGraph;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Frame;

/**
 * The picture of a graph whose labels come one by one. The drawn nodes and their places stay the
 * same; colours and rings follow the labels.
 */
final class LiveGraph {
  /** How dark all edges are: labels, not edges, are what matters here. */
  private static final float FLOW = 0.35f;

  private final Film film;

  LiveGraph(NodeGraph graph, Snapshot first) {
    int n = graph.rowOf().length;
    int c = Math.max(1, first.labels().classes());
    int[] noLabel = new int[n];
    Arrays.fill(noLabel, Labels.UNLABELLED);
    int[] hidden = new int[graph.nodeOf().length];
    Arrays.fill(hidden, Labels.UNLABELLED);
    film = new Film(hidden);
    film.starts(graph.graph(), new Labels(noLabel, c), graph.rowOf());
    film.stepped(0, new double[n * c], graph.graph().weight());
    film.end();
  }

  /** A film of a single moment: the graph before any label. */
  Film film() {
    return film;
  }

  /** What is drawn, with the labels of a moment. */
  Drawing drawing(Snapshot now) {
    Drawing first = film.drawing();
    int[] labels =
        Arrays.stream(first.rows())
            .map(row -> row < 0 ? Labels.UNLABELLED : now.labels().classOf()[row])
            .toArray();
    return new Drawing(
        first.graph(),
        first.nodes(),
        first.rows(),
        labels,
        Math.max(1, now.labels().classes()),
        first.low(),
        first.high(),
        first.position());
  }

  /** The classes and probabilities of a moment. */
  Frame frame(Snapshot now) {
    int[] rows = film.drawing().rows();
    int c = Math.max(1, now.labels().classes());
    int[] classOf =
        Arrays.stream(rows).map(row -> row < 0 ? Labels.UNLABELLED : now.predicted(row)).toArray();
    float[] shares = new float[rows.length * c];
    IntStream.range(0, rows.length)
        .filter(v -> classOf[v] >= 0)
        .forEach(
            v -> {
              double[] distribution = now.distribution(rows[v]);
              for (int k = 0; k < distribution.length; k++) {
                shares[v * c + k] = (float) distribution[k];
              }
            });
    float[] flow = new float[film.drawing().low().length];
    Arrays.fill(flow, FLOW);
    return new Frame(0, classOf, shares, flow);
  }
}

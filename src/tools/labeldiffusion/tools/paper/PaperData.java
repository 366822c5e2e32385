package labeldiffusion.tools.paper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import labeldiffusion.files.DistanceFile;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelDraw;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.selection.Fold;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/** A data set in memory: its graphs for several K, and its splits. */
final class PaperData {
  private static final int DRAWS = 10;

  final PaperSet set;
  final Labels truth;
  final boolean hasPoints;
  private final List<int[]> splits;
  private final Map<Integer, NumberedGraph> graphs = new TreeMap<>();

  PaperData(PaperSet set, Path folder, int[] ks, Workers workers) throws Exception {
    this.set = set;
    Instances rows = DataSource.read(folder.resolve(set.file()).toString());
    rows.setClassIndex(rows.numAttributes() - 1);
    truth = RowEncoder.labels(rows);
    hasPoints = set.distances() == null;
    int largestK = Arrays.stream(ks).max().getAsInt();
    Points points = hasPoints ? points(rows) : null;
    Neighbours nearest =
        hasPoints
            ? new SearchSpec(Search.EXACT, 1)
                .find(KnownLists.none(points.size()), points, largestK, workers, Progress.NONE)
                .neighbours()
            : DistanceFile.read(folder.resolve(set.distances()), largestK).neighbours();
    GraphSpec spec = new GraphSpec(largestK, WidthRule.GLOBAL, 0);
    GraphFamily family =
        hasPoints
            ? GraphFamily.of(points, nearest, spec, workers)
            : GraphFamily.of(nearest, spec, workers);
    for (int k : ks) {
      graphs.put(k, family.withK(k));
    }
    splits = set.splits() == null ? draws() : published(folder.resolve(set.splits()));
  }

  private Points points(Instances rows) {
    if (set.features().areRoots) {
      for (Instance row : rows) {
        for (int a = 0; a < rows.numAttributes() - 1; a++) {
          row.setValue(a, Math.sqrt(row.value(a)));
        }
      }
    }
    Points raw = RowEncoder.byAttributes(rows, "").training(rows).points();
    return Preparation.of(raw, set.features().scaling, set.features().metric).prepare(raw);
  }

  /** The values of K that have a graph. */
  int[] ks() {
    return graphs.keySet().stream().mapToInt(k -> k).toArray();
  }

  /** The graph for one of these K. */
  NumberedGraph graph(int k) {
    return graphs.get(k);
  }

  /** The K that belongs to one of these graphs. */
  int kOf(SimilarityGraph graph) {
    return graphs.entrySet().stream()
        .filter(entry -> entry.getValue().graph() == graph)
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  int splitCount() {
    return splits.size();
  }

  /**
   * The labels given in a split, and the hidden ones that choose the parameters: an equal number,
   * but at most half of the rest.
   */
  Fold validation(int split) {
    return new Fold(labels(shown(split)), labels(choosing(split)));
  }

  /** The labels given in a split, and the hidden test labels that choose nothing. */
  Fold test(int split) {
    Set<Integer> rest = rows();
    rest.removeAll(shown(split));
    rest.removeAll(choosing(split));
    return new Fold(labels(shown(split)), labels(rest));
  }

  private Set<Integer> shown(int split) {
    return new LinkedHashSet<>(Arrays.stream(splits.get(split)).boxed().toList());
  }

  private Set<Integer> choosing(int split) {
    Set<Integer> rest = rows();
    rest.removeAll(shown(split));
    List<Integer> order = new ArrayList<>(rest);
    Collections.shuffle(order, new Random(1000 + split));
    return new LinkedHashSet<>(order.subList(0, Math.min(set.labels(), order.size() / 2)));
  }

  private Set<Integer> rows() {
    return new LinkedHashSet<>(IntStream.range(0, truth.size()).boxed().toList());
  }

  private Labels labels(Set<Integer> rows) {
    return truth.where(rows::contains);
  }

  private static List<int[]> published(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(
            line ->
                Arrays.stream(line.split(","))
                    .mapToInt(row -> Integer.parseInt(row.trim()))
                    .toArray())
        .toList();
  }

  private List<int[]> draws() {
    return IntStream.range(0, DRAWS)
        .mapToObj(seed -> draw(set.labels(), seed).stream().mapToInt(i -> i).toArray())
        .toList();
  }

  /** Draws random rows, at least one of each class. */
  private Set<Integer> draw(int count, int seed) {
    int[] drawn = LabelDraw.ofAllClasses(truth, count, seed).labelledNodes();
    return new LinkedHashSet<>(Arrays.stream(drawn).boxed().toList());
  }

  /** Randomly drawn labels, at least one of each class; all others are hidden. */
  Fold drawn(int count, int seed) {
    Set<Integer> shown = draw(count, seed);
    Set<Integer> rest = rows();
    rest.removeAll(shown);
    return new Fold(labels(shown), labels(rest));
  }
}

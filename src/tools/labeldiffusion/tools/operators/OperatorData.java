package labeldiffusion.tools.operators;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelDraw;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import labeldiffusion.points.Scaling;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/** A data set with its labels to start from: drawn ones, and those of the published splits. */
final class OperatorData {
  private static final int[] PER_CLASS = {2, 5, 10};
  private static final int[] PUBLISHED = {10, 50, 100};
  private static final int DRAWS = 5;

  final String name;
  final Labels truth;
  private final Path folder;
  private final Points points;
  private final Neighbours nearest;
  private final Workers workers;

  OperatorData(String name, Path folder, Workers workers) throws Exception {
    this.name = name;
    this.folder = folder;
    this.workers = workers;
    Instances rows = DataSource.read(folder.resolve(name + ".arff.gz").toString());
    rows.setClassIndex(rows.numAttributes() - 1);
    truth = RowEncoder.labels(rows);
    Points raw = RowEncoder.byAttributes(rows, "").training(rows).points();
    // the attributes of segment have different units, those of all others the same
    Scaling scaling = name.equals("segment") ? Scaling.NORMALIZE : Scaling.NONE;
    points = Preparation.of(raw, scaling, Metric.EUCLIDEAN).prepare(raw);
    nearest =
        new SearchSpec(Search.EXACT, 1)
            .find(
                KnownLists.none(points.size()), points, GraphSpec.K_DEFAULT, workers, Progress.NONE)
            .neighbours();
  }

  NumberedGraph graph(double densityExponent) {
    int k = GraphSpec.K_DEFAULT;
    GraphSpec spec = new GraphSpec(k, WidthRule.GLOBAL, 0, densityExponent);
    return GraphFamily.of(points, nearest, spec, workers).withK(k);
  }

  /** The labels given, by a description of their number. */
  Map<String, List<Labels>> given() throws IOException {
    Map<String, List<Labels>> given = new LinkedHashMap<>();
    for (int count : PER_CLASS) {
      List<Labels> draws = new ArrayList<>();
      for (int seed = 1; seed <= DRAWS; seed++) {
        draws.add(new LabelDraw(count, 0, seed).from(truth));
      }
      given.put(count + " per class", draws);
    }
    for (int count : PUBLISHED) {
      Path file = folder.resolve(name + ".splits" + count + ".csv");
      if (Files.exists(file)) {
        given.put(
            count + " published", Files.readAllLines(file).stream().map(this::labels).toList());
      }
    }
    return given;
  }

  private Labels labels(String line) {
    Set<Integer> rows =
        Arrays.stream(line.split(","))
            .map(word -> Integer.valueOf(word.trim()))
            .collect(Collectors.toSet());
    return truth.where(rows::contains);
  }
}

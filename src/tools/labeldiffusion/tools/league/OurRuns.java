package labeldiffusion.tools.league;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.parallel.Workers;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.base.SelectingClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Instances;
import weka.core.Utils;

/** Runs our classifiers on the draws of a task. */
final class OurRuns {
  /** The recommended first choice. */
  private static final String AUTO = "AutoDiffusion";

  private static final String SINGLE = "SmoothDiffusion"; // while there is no AutoDiffusion

  private static final String SIZES = "-class-sizes";

  /** Left out on large sets: they take longer than all others together. */
  private static final Set<String> SLOW =
      Set.of("LocalMatchDiffusion", "LinearNeighborhoodPropagation");

  /** Left out: as good as SmoothDiffusion and many times slower, as ./antw operators says. */
  private static final Set<String> SKETCHED =
      Set.of("TopologicalMatchDiffusion", "ConsistentDiffusion");

  private static final int LARGE = 3000;

  private final Map<String, AbstractClassifier> defaults;
  private final LeagueTask task;
  private final NumberedGraph graph;
  private final Workers workers;

  OurRuns(LeagueTask task, NumberedGraph graph, Workers workers) throws Exception {
    defaults = defaults();
    this.task = task;
    this.graph = graph;
    this.workers = workers;
  }

  /**
   * The choice that is made before any result is seen; throws if there is no such classifier.
   *
   * @param name of a classifier; empty for the recommended one
   */
  static LeagueMethod fixed(String name) throws Exception {
    List<String> known = List.copyOf(defaults().keySet());
    String chosen = name.isEmpty() ? known.contains(AUTO) ? AUTO : SINGLE : name;
    if (!known.contains(chosen)) {
      throw new IllegalArgumentException("-fixed must be one of " + known + ", was " + name);
    }
    return new LeagueMethod(LeagueMethod.Origin.POINTS, chosen);
  }

  /**
   * The methods that run on the peers' graph of so many rows. A classifier that makes several
   * graphs cannot be given one.
   */
  static List<LeagueMethod> onGraph(int rows) throws Exception {
    return defaults().entrySet().stream()
        .filter(entry -> entry.getValue() instanceof SelectingClassifier)
        .map(Map.Entry::getKey)
        .filter(name -> !SKETCHED.contains(name))
        .filter(name -> rows <= LARGE || !SLOW.contains(name))
        .map(name -> new LeagueMethod(LeagueMethod.Origin.GRAPH, name))
        .toList();
  }

  /** Our classifiers with default options, by their names. */
  private static Map<String, AbstractClassifier> defaults() throws Exception {
    Map<String, AbstractClassifier> defaults = new TreeMap<>();
    for (AbstractClassifier classifier : Catalogue.classifiers()) {
      defaults.put(classifier.getClass().getSimpleName(), classifier);
    }
    return defaults;
  }

  /** The predicted class of each row. */
  int[] predict(LeagueMethod method, LeagueDraw draw) throws Exception {
    Classifier classifier = AbstractClassifier.makeCopy(defaults.get(method.plainName()));
    return method.origin() == LeagueMethod.Origin.POINTS
        ? byRows((LabelDiffusionClassifier) classifier, method.isGivenSizes(), draw)
        : byGraph((SelectingClassifier) classifier, draw);
  }

  /** The number of rows of each class, as the option takes it. */
  private String sizes() {
    return Arrays.stream(task.truth().counts())
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(","));
  }

  /** As a user would run it: a table in which most classes are missing. */
  private int[] byRows(LabelDiffusionClassifier classifier, boolean isToldSizes, LeagueDraw draw)
      throws Exception {
    if (isToldSizes) {
      classifier.setOptions(new String[] {SIZES, sizes()});
    }
    classifier.setMetric(task.set().metric());
    classifier.setScaling(task.set().scaling());
    classifier.setNumExecutionSlots(workers.threads());
    Instances rows = task.partlyLabelled(draw);
    classifier.buildClassifier(rows);
    double[][] distributions = classifier.distributionsForInstances(rows);
    return IntStream.range(0, rows.size()).map(i -> Utils.maxIndex(distributions[i])).toArray();
  }

  private int[] byGraph(SelectingClassifier classifier, LeagueDraw draw) {
    Scores scores =
        classifier
            .given()
            .diffusion()
            .run(graph.graph(), graph.labelsOfNodes(draw.shown()), workers, Watcher.NONE)
            .backFrom(graph.order());
    double[] prior = draw.shown().prior();
    return IntStream.range(0, scores.size())
        .map(i -> Scores.classOf(scores.values(), i, prior))
        .toArray();
  }
}

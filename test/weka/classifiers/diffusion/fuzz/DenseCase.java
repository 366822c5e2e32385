package weka.classifiers.diffusion.fuzz;

import java.util.Arrays;
import java.util.Random;
import labeldiffusion.DenseReference;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.DenseSolvers;
import labeldiffusion.diffusion.stepped.DenseConsistent;
import labeldiffusion.diffusion.stepped.DenseSteps;
import labeldiffusion.diffusion.stepped.DenseTopologicalMatch;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sparse.StoppingRule;
import weka.classifiers.diffusion.ConsistentDiffusion;
import weka.classifiers.diffusion.LinearNeighborhoodPropagation;
import weka.classifiers.diffusion.PoissonLearning;
import weka.classifiers.diffusion.PoissonReweightedLaplace;
import weka.classifiers.diffusion.TopologicalMatchDiffusion;
import weka.classifiers.diffusion.base.AlphaClassifier;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.base.LinearSystemClassifier;
import weka.classifiers.diffusion.base.SelectingClassifier;
import weka.classifiers.diffusion.base.SteppedDiffusionClassifier;
import weka.core.Utils;

/**
 * The engine's scores on a small graph and those of the method's equation on full matrices. Graphs
 * may have several components and nodes without edges, classes may have no labels.
 */
final class DenseCase {
  private static final StoppingRule EXACT = new StoppingRule(1e-13, 10_000);
  private static final double ACCEPTED = 1e-8;

  /** The weights of its second system range over ten orders of magnitude. */
  private static final double ACCEPTED_REWEIGHTED = 1e-6;

  private final SimilarityGraph graph;
  private final DenseReference dense;
  private final Labels labels;
  private final LabelDiffusionClassifier classifier;

  private DenseCase(LabelDiffusionClassifier classifier, Random random) throws Exception {
    this.classifier = classifier;
    int n = 4 + random.nextInt(22);
    graph = needsPoints() || random.nextBoolean() ? nearest(n, random) : edges(n, random);
    dense = DenseReference.of(graph);
    labels = labels(n, random);
    setOptions(random);
  }

  static double difference(LabelDiffusionClassifier classifier, Random random) throws Exception {
    DenseCase given = new DenseCase(classifier, random);
    try (Workers workers = new Workers(2)) {
      double[][] expected = given.expected(workers);
      if (expected == null) {
        return Double.NaN;
      }
      return given.difference(
          DenseReference.flat(expected),
          given.diffusion().run(given.graph, given.labels, workers, Watcher.NONE).values());
    }
  }

  private double difference(double[] expected, double[] found) {
    double scale = 1;
    double most = 0;
    for (int x = 0; x < expected.length; x++) {
      scale = Math.max(scale, Math.abs(expected[x]));
      double difference = Math.abs(expected[x] - found[x]);
      most = difference <= most ? most : difference; // NaN stays
    }
    double accepted =
        classifier instanceof PoissonReweightedLaplace ? ACCEPTED_REWEIGHTED : ACCEPTED;
    return Double.isNaN(most) ? Double.POSITIVE_INFINITY : most / scale / accepted;
  }

  private boolean needsPoints() {
    return classifier instanceof LinearNeighborhoodPropagation
        || classifier instanceof ConsistentDiffusion;
  }

  private static SimilarityGraph nearest(int n, Random random) {
    return TestGraphs.nearest(TestGraphs.randomPoints(n, 3, random), 1 + random.nextInt(4));
  }

  /** Edges by chance, many with the same weight. */
  private static SimilarityGraph edges(int n, Random random) {
    double share = 0.05 + 0.3 * random.nextDouble();
    boolean isTied = random.nextBoolean();
    int[] low = new int[n * n];
    int[] high = new int[n * n];
    double[] weight = new double[n * n];
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        if (random.nextDouble() < share) {
          low[count] = i;
          high[count] = j;
          weight[count++] = isTied ? 1 + random.nextInt(2) : 0.1 + random.nextDouble();
        }
      }
    }
    return SimilarityGraph.ofEdges(
        n,
        Arrays.copyOf(low, count),
        Arrays.copyOf(high, count),
        Arrays.copyOf(weight, count),
        1 + random.nextInt(5));
  }

  private static Labels labels(int n, Random random) {
    int classes = 2 + random.nextInt(3);
    int[] classOf = new int[n];
    for (int i = 0; i < n; i++) {
      classOf[i] = random.nextInt(3) == 0 ? random.nextInt(classes) : Labels.UNLABELLED;
    }
    classOf[random.nextInt(n)] = random.nextInt(classes);
    return new Labels(classOf, classes);
  }

  private void setOptions(Random random) throws Exception {
    String options = "";
    if (classifier instanceof SteppedDiffusionClassifier) {
      options +=
          " -steps "
              + random.nextInt(12)
              + " -delta "
              + new String[] {"0.3", "1", "4"}[random.nextInt(3)]
              + " -scheme "
              + (random.nextInt(3) == 0 ? "IMPLICIT" : "EXPLICIT")
              + " -label-rule "
              + (random.nextBoolean() ? "CLAMP" : "RELEASE")
              + " -label-weights "
              + (random.nextBoolean() ? "BALANCED" : "ONE_HOT")
              + (random.nextInt(3) == 0 ? " -self-loops" : "");
    }
    if (classifier instanceof AnisotropicDiffusionClassifier) {
      options +=
          " -initial-steps "
              + random.nextInt(6)
              + " -sigma-f "
              + new String[] {"0.1", "0.5", "3"}[random.nextInt(3)];
    }
    if (classifier instanceof LinearSystemClassifier) {
      options += " -tolerance " + EXACT.tolerance() + " -max-iterations " + EXACT.maxIterations();
    }
    if (classifier instanceof PoissonLearning) {
      options += " -damping " + new String[] {"0", "0.005", "0.1"}[random.nextInt(3)];
    }
    if (classifier instanceof TopologicalMatchDiffusion) {
      options += " -match-width " + new String[] {"0.3", "1", "3"}[random.nextInt(3)];
    }
    if (classifier instanceof ConsistentDiffusion) {
      options += " -tangent-dimension " + (1 + random.nextInt(3));
    }
    if (classifier instanceof AlphaClassifier) {
      options += " -alpha " + new String[] {"0.1", "0.5", "0.9", "0.99"}[random.nextInt(4)];
    }
    classifier.setOptions(Utils.splitOptions(options));
  }

  private Diffusion diffusion() {
    return ((SelectingClassifier) classifier).given().diffusion();
  }

  /** The scores by the equation; null if the method has no dense equation here. */
  private double[][] expected(Workers workers) {
    double alpha = classifier instanceof AlphaClassifier method ? method.getAlpha() : Double.NaN;
    return switch (classifier.getClass().getSimpleName()) {
      case "IsotropicDiffusion" -> steps().isotropic();
      case "LinearAnisotropicDiffusion" -> anisotropic(true, (dense, q) -> q);
      case "NonlinearAnisotropicDiffusion" -> anisotropic(false, (dense, q) -> q);
      case "SmoothDiffusion" -> anisotropic(false, DenseReference::smooth);
      case "LocalMatchDiffusion" -> anisotropic(false, DenseReference::localMatch);
      case "TopologicalMatchDiffusion" -> topologicalMatch((TopologicalMatchDiffusion) classifier);
      case "ConsistentDiffusion" -> consistent((ConsistentDiffusion) classifier);
      case "PoissonLearning" ->
          DenseSolvers.poisson(dense, labels, ((PoissonLearning) classifier).getDamping());
      case "PoissonReweightedLaplace" -> DenseSolvers.reweighted(dense, labels);
      case "FickPropagation" -> DenseSolvers.fick(dense, labels, alpha);
      case "LocalGlobalConsistency" -> DenseSolvers.spreading(dense, labels, alpha);
      case "LinearNeighborhoodPropagation" ->
          DenseSolvers.linearNeighbourhood(graph, labels, alpha, workers);
      case "GaussianRandomFields" -> DenseSolvers.harmonic(dense, labels);
      default -> null;
    };
  }

  private double[][] topologicalMatch(TopologicalMatchDiffusion method) {
    return anisotropic(false, new DenseTopologicalMatch(method.getMatchWidth()));
  }

  private double[][] consistent(ConsistentDiffusion method) {
    return anisotropic(
        false, new DenseConsistent(method.getTangentDimension(), method.getLeastDiffusivity()));
  }

  private double[][] anisotropic(boolean isFixed, DenseSteps.Rule rule) {
    AnisotropicDiffusionClassifier method = (AnisotropicDiffusionClassifier) classifier;
    return steps().anisotropic(method.getInitialSteps(), method.getSigmaF(), isFixed, rule);
  }

  private DenseSteps steps() {
    SteppedDiffusionClassifier method = (SteppedDiffusionClassifier) classifier;
    int steps = Integer.parseInt(method.getSteps());
    EulerSpec spec =
        new EulerSpec(
            steps,
            method.getDelta(),
            method.getScheme(),
            method.getLabelWeights(),
            method.getLabelRule(),
            method.getSelfLoops());
    return new DenseSteps(dense, labels, spec, steps);
  }
}

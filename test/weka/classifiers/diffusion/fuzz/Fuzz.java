package weka.classifiers.diffusion.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import weka.classifiers.Classifier;
import weka.core.BatchPredictor;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionHandler;
import weka.core.SerializedObject;
import weka.core.WekaPackageClassLoaderManager;
import weka.core.WekaPackageManager;

/**
 * Runs classifiers and filters on random tables with random options. Each case either gives
 * distributions that are finite and sum to 1, the same twice, on any number of threads, after
 * saving and loading; or it is refused in one sentence. Knows the classifiers by name only, so that
 * it runs with those on the class path and with those of the installed package alike.
 */
public final class Fuzz {
  static final String FAILURE = "failed";
  static final String ANSWERED = "classifier answered";
  static final String FILTERED = "filter answered";
  static final String REJECTED = "rejected: ";
  private static final int CASES_PER_FILTER = 7;
  static final String[] CLASSIFIERS = {
    "AutoDiffusion",
    "ConsistentDiffusion",
    "FickPropagation",
    "GaussianRandomFields",
    "IsotropicDiffusion",
    "LinearAnisotropicDiffusion",
    "LinearNeighborhoodPropagation",
    "LocalGlobalConsistency",
    "LocalMatchDiffusion",
    "NonlinearAnisotropicDiffusion",
    "PoissonLearning",
    "PoissonReweightedLaplace",
    "SmoothDiffusion",
    "TopologicalMatchDiffusion"
  };

  /**
   * How many cases ended how; refusals by their sentence, in which numbers and names are left out.
   */
  final Map<String, Integer> outcomes = new TreeMap<>();

  final List<String> failures = new ArrayList<>();

  /** Of all answers, to be compared with another run's. */
  private long digest = 1;

  /**
   * @param args the first case and the number of cases; prints how many failed and the digest of
   *     all answers
   */
  public static void main(String[] args) throws Exception {
    WekaPackageManager.loadPackages(false);
    long from = Long.parseLong(args[0]);
    Fuzz fuzz = new Fuzz().run(from, from + Long.parseLong(args[1]));
    fuzz.failures.forEach(System.out::println);
    System.out.println(args[1] + " cases, digest " + fuzz.digest);
    System.exit(fuzz.failures.isEmpty() ? 0 : 1); // Weka's threads would keep it alive
  }

  /** Runs the cases with these numbers. */
  Fuzz run(long from, long to) {
    for (long seed = from; seed < to; seed++) {
      String outcome;
      try {
        outcome = seed % CASES_PER_FILTER == 0 ? FilterCase.run(seed, this) : run(seed);
      } catch (Throwable e) {
        outcome = FAILURE;
        failures.add(
            "case "
                + seed
                + " ("
                + describe(seed)
                + "): "
                + e
                + " at "
                + (e.getStackTrace().length == 0 ? "?" : e.getStackTrace()[0]));
      }
      outcomes.merge(outcome, 1, Integer::sum);
    }
    return this;
  }

  static Classifier classifier(long seed) throws Exception {
    return (Classifier)
        WekaPackageClassLoaderManager.objectForName(
            "weka.classifiers.diffusion."
                + CLASSIFIERS[(int) (seed / CASES_PER_FILTER % CLASSIFIERS.length)]);
  }

  private static String describe(long seed) {
    try {
      Classifier classifier = classifier(seed);
      return classifier.getClass().getSimpleName()
          + " "
          + String.join(" ", options(classifier, seed));
    } catch (Exception e) {
      return e.toString();
    }
  }

  static String[] options(Classifier classifier, long seed) {
    return FuzzOptions.of((OptionHandler) classifier, new Random(~seed));
  }

  private String run(long seed) throws Exception {
    FuzzData data = new FuzzData(seed);
    Classifier classifier = classifier(seed);
    String[] options = options(classifier, seed);
    String before = data.training + "\n" + data.test;
    double[][] first;
    try {
      first = answers(classifier, options, "1", data);
    } catch (Exception e) {
      check(
          refused(e),
          "must be refused in one sentence, was " + e.getClass().getName() + ": " + e.getMessage());
      check(
          before.equals(data.training + "\n" + data.test),
          "a refusal must leave the data as it was");
      return REJECTED + general(e.getMessage());
    }
    check(before.equals(data.training + "\n" + data.test), "the data must stay as it was");
    for (double[] distribution : first) {
      check(
          isDistribution(distribution, data.training.numClasses()),
          "must be a distribution, was " + Arrays.toString(distribution));
      addToDigest(Arrays.hashCode(distribution));
    }
    check(
        Arrays.deepEquals(first, answers(classifier, options, "1", data)),
        "must give the same answers twice");
    check(
        Arrays.deepEquals(first, answers(classifier(seed), options, "3", data)),
        "must give the same answers on three threads");
    Classifier loaded = (Classifier) new SerializedObject(classifier).getObject();
    check(
        Arrays.deepEquals(first, answers(loaded, data)),
        "must give the same answers after saving and loading");
    return ANSWERED;
  }

  void addToDigest(int hash) {
    digest = 31 * digest + hash;
  }

  private static double[][] answers(
      Classifier classifier, String[] options, String threads, FuzzData data) throws Exception {
    String[] all = Arrays.copyOf(options, options.length + 3);
    all[options.length] = "-num-slots";
    all[options.length + 1] = threads;
    all[options.length + 2] = "-no-cache"; // each number of threads searches for itself
    boolean isGiven = Arrays.asList(options).contains("-num-slots");
    ((OptionHandler) classifier).setOptions(isGiven ? options.clone() : all);
    classifier.buildClassifier(data.training);
    return answers(classifier, data);
  }

  /** Of the training rows and the test rows as batches, and of the first test rows one by one. */
  private static double[][] answers(Classifier classifier, FuzzData data) throws Exception {
    List<double[]> all = new ArrayList<>();
    for (Instances batch : List.of(data.training, data.test)) {
      if (batch.numInstances() > 0) {
        all.addAll(
            Arrays.asList(
                ((BatchPredictor) classifier).distributionsForInstances(new Instances(batch))));
      }
    }
    for (int i = 0; i < Math.min(3, data.test.numInstances()); i++) {
      Instance row = data.test.instance(i);
      all.add(classifier.distributionForInstance(row));
    }
    check(!classifier.toString().contains("NaN"), "no report must say NaN: " + classifier);
    return all.toArray(new double[0][]);
  }

  private static boolean isDistribution(double[] distribution, int classes) {
    double sum = 0;
    for (double value : distribution) {
      if (!(value >= 0 && value <= 1 + 1e-9)) {
        return false;
      }
      sum += value;
    }
    return distribution.length == classes && Math.abs(sum - 1) < 1e-9;
  }

  /**
   * Weka's own refusals by capabilities and options, or ours: one line that names no class of Java.
   */
  static boolean refused(Exception e) {
    String message = e.getMessage();
    boolean isKind =
        e.getClass().getName().startsWith("weka.core.")
            || e instanceof IllegalArgumentException
            || e.getClass() == Exception.class;
    return isKind
        && message != null
        && !message.isBlank()
        && !message.contains("Exception:")
        && !message.contains("java.")
        && message.strip().lines().count()
            <= (e.getClass().getName().startsWith("weka.core.") ? 5 : 1)
        && message.length() < 400;
  }

  static String general(String message) {
    return message
        .strip()
        .lines()
        .findFirst()
        .orElse("")
        .replaceAll("weka\\.classifiers\\.diffusion\\.\\w+: ", "")
        .replaceAll("'[^']*'", "'...'")
        .replaceAll("-?[0-9][0-9.E+-]*|NaN|-?Infinity", "#")
        .replaceAll("attribute a#", "attribute #");
  }

  static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }
}

package labeldiffusion.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What users wait for and hold: folds, a cold start, and how well memory is estimated. */
final class ShareTasks {
  private static final int HEAP = 3_000;

  /** Every collection leaves nothing but live objects. */
  private static final List<String> COMPACT =
      List.of("-XX:+UseSerialGC", "-XX:MarkSweepAlwaysCompactCount=1");

  private static final String WARM_UP =
      "the JVM loads and compiles our classes: the same work again in the same JVM takes a quarter."
          + " The calibration's five further diffusions are a fifth of the process (-calibration"
          + " PRIOR leaves them out). Tried: the JVM's first compiler only, which a package cannot"
          + " ask for (share 0.6); comparing all pairs of so few rows without an index (0.1 s"
          + " less; not kept, because tests of that size would not reach the index); inlined"
          + " concatenation of strings (no difference)";

  private final Settings settings;
  private final Fork fork;

  ShareTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    boolean quick = settings.quick();
    return List.of(
        new BenchmarkTask(
            "cross-validation",
            quick ? 15 : 150,
            "at most 1.00",
            "at most 1.00",
            this::crossValidation),
        new BenchmarkTask(
            "choosing parameters", quick ? 5 : 40, "at most 10.0", "at most 8.00", this::select),
        new BenchmarkTask(
            "cold start", quick ? 5 : 10, "at most 0.33", "at most 0.33", this::coldStart),
        new BenchmarkTask(
            "memory estimates", quick ? 10 : 150, "at most 1.30", "at most 1.30", this::estimates));
  }

  private void crossValidation(BenchmarkPage page) throws Exception {
    for (int n : settings.quick() ? new int[] {1_000} : new int[] {5_000, 10_000}) {
      Fork.Facts facts = fork.java(BatchJob.class, HEAP, settings.work(), n);
      double whole = facts.number("cpu");
      double search = facts.number("search");
      double diffusion = facts.number("diffusion");
      page.add(
          ResultRow.atMost(
                  "10-fold cross-validation, digits "
                      + n
                      + ", over 1.5 searches and ten diffusions, cpu s",
                  1,
                  1,
                  whole / (1.5 * search + 10 * diffusion),
                  ResultRow.number(whole)
                      + " / (1.5 * "
                      + ResultRow.number(search)
                      + " + 10 * "
                      + ResultRow.number(diffusion)
                      + ") cpu s; with -no-cache "
                      + ResultRow.number(facts.number("cpuWithoutCache"))
                      + "; with the default options "
                      + ResultRow.number(facts.number("cpuByDefault")))
              .ifMissed(
                  "each fold still reads, packs, hashes, scales and fingerprints all its rows"));
    }
  }

  /** Both sides in new JVMs, so that each pays for its own compilation. */
  private void select(BenchmarkPage page) throws Exception {
    int n = settings.quick() ? 1_000 : 5_000;
    String classifier = "weka.classifiers.diffusion.SmoothDiffusion";
    double one = fork.java(WholeJob.class, HEAP, settings.work(), n, classifier).number("cpu");
    double chosen =
        fork.java(
                WholeJob.class, HEAP, settings.work(), n, classifier, "-select", "CROSS_VALIDATION")
            .number("cpu");
    page.add(
        ResultRow.atMost(
            "-select CROSS_VALIDATION over one run, SmoothDiffusion, digits " + n + ", cpu s",
            10,
            8,
            chosen / one,
            ResultRow.quotient(chosen, one, "cpu s")));
  }

  /** Building, report and batch are ours; Java and Weka have the rest. */
  private void coldStart(BenchmarkPage page) throws Exception {
    for (int n : settings.quick() ? new int[] {1_000} : new int[] {1_000, 10_000}) {
      StartJob.write(settings.work(), n);
      Fork.Facts facts = fork.java(StartJob.class, HEAP, settings.work(), n);
      double share = StartJob.own(facts) / (StartJob.own(facts) + StartJob.others(facts));
      String job =
          "command line, " + n + " x 20, half of it as test set: our share of a cold run, cpu s";
      page.add(
          n == 1_000
              ? ResultRow.atMost(job, 1 / 3.0, 1 / 3.0, share, StartJob.text(facts))
                  .ifMissed(WARM_UP)
              : ResultRow.plain(job, ResultRow.number(share), StartJob.text(facts)));
    }
  }

  private void estimates(BenchmarkPage page) throws Exception {
    Object[] words =
        settings.quick() ? new Object[] {1_000, "Isotropic"} : new Object[] {4_000, ""};
    Fork.Facts facts = fork.java(MemoryJob.class, HEAP, COMPACT, 3_600, words);
    List<String> cases = new ArrayList<>(facts.names());
    cases.removeIf(name -> !name.contains(","));
    if (cases.isEmpty()) {
      throw new IOException("no estimate was compared");
    }
    Comparator<String> byRatio = Comparator.comparingDouble(name -> ratio(facts, name));
    String most = cases.stream().max(byRatio).orElseThrow();
    String least = cases.stream().min(byRatio).orElseThrow();
    page.add(
        ResultRow.atMost(
            "estimate of the memory / measured peak, the worst of " + cases.size() + " cases",
            1.3,
            1.3,
            Math.max(ratio(facts, most), 1 / ratio(facts, least)),
            "from "
                + ResultRow.number(ratio(facts, least))
                + " ("
                + least
                + ") to "
                + ResultRow.number(ratio(facts, most))
                + " ("
                + most
                + ")"));
  }

  private static double ratio(Fork.Facts facts, String name) {
    try {
      return facts.number(name);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}

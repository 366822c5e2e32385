package labeldiffusion.benchmark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Whole jobs through the classifiers: time and accuracy against scikit-learn, memory, batches,
 * single rows.
 */
final class JobTasks {
  private static final int HEAP = 6_000;
  private static final String PACKAGE = "weka.classifiers.diffusion.";

  /** A small young generation: the job measures how much memory must be held. */
  private static final List<String> PLAIN_HEAP = List.of("-XX:+UseSerialGC", "-Xmn16m");

  /** Heaps to try, as multiples of the input as float. */
  private static final double[] HEAPS = {1.5, 2, 2.5, 3, 4, 5, 6, 8, 12, 16, 24};

  private final Settings settings;
  private final Fork fork;

  JobTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    boolean quick = settings.quick();
    return List.of(
        new BenchmarkTask(
            "whole job, exact and approximate, against LabelSpreading",
            quick ? 15 : 500,
            "1.30, 4.00",
            "1.60, 6.00",
            this::wholeJob),
        new BenchmarkTask(
            "solvers on the graph of all digits",
            quick ? 10 : 90,
            "at most 1.00",
            "-",
            this::solvers),
        new BenchmarkTask(
            "memory of the whole job",
            quick ? 10 : 240,
            "at most 2.50",
            "at most 2.00",
            this::memory),
        new BenchmarkTask("single rows", quick ? 4 : 90, "5,000", "6,000", this::singleRows));
  }

  private Object[] words(String classifier, String search) {
    List<Object> words =
        new ArrayList<>(List.of(settings.work(), settings.digits(), PACKAGE + classifier));
    words.addAll(List.of("-K", Settings.K, "-scaling", "NONE"));
    words.addAll(Engine.searchOptions(search));
    return words.toArray();
  }

  private Fork.Facts run(String classifier, String search) throws Exception {
    return fork.java(WholeJob.class, HEAP, words(classifier, search));
  }

  private void wholeJob(BenchmarkPage page) throws Exception {
    Fork.Facts peer =
        fork.hasPython()
            ? fork.python("spreading", settings.work(), settings.digits(), Settings.K)
            : null;
    compare(page, "EXACT", peer, 1.3, 1.6);
    compare(page, "APPROXIMATE", peer, 4, 6);
  }

  private void compare(
      BenchmarkPage page, String search, Fork.Facts peer, double bar, double stretch) {
    String job =
        "whole job, digits "
            + settings.digits()
            + ", 10 labels per class, "
            + search.toLowerCase()
            + ", SmoothDiffusion against LabelSpreading knn, cpu s; accuracy higher";
    try {
      Fork.Facts smooth = run("SmoothDiffusion", search);
      Fork.Facts spreading = run("LocalGlobalConsistency", search);
      double own = smooth.number("cpu");
      String detail =
          ResultRow.number(own)
              + " cpu s, "
              + percent(smooth)
              + "; LocalGlobalConsistency "
              + ResultRow.number(spreading.number("cpu"))
              + " cpu s, "
              + percent(spreading);
      if (peer == null) {
        page.add(ResultRow.noPeer(job, detail));
        return;
      }
      page.add(
          ResultRow.atLeast(
                  job,
                  bar,
                  stretch,
                  peer.number("cpu") / own,
                  "LabelSpreading "
                      + ResultRow.number(peer.number("cpu"))
                      + " cpu s, "
                      + percent(peer)
                      + "; SmoothDiffusion "
                      + detail)
              .provided(
                  smooth.number("accuracy") > peer.number("accuracy"), "accuracy is not higher"));
    } catch (Exception e) {
      page.add(
          ResultRow.failed(job, ResultRow.number(bar), ResultRow.number(stretch), e.getMessage()));
    }
  }

  /** Solving must not take longer than building the graph. */
  private void solvers(BenchmarkPage page) throws Exception {
    for (String classifier :
        new String[] {"GaussianRandomFields", "LocalGlobalConsistency", "PoissonLearning"}) {
      Fork.Facts facts = run(classifier, "AUTO");
      double graph = facts.number("graph");
      double solve = facts.number("diffusion");
      page.add(
          ResultRow.atMost(
              classifier + ", digits " + settings.digits() + ", solve / graph construction, wall",
              1,
              1,
              solve / graph,
              ResultRow.number(solve)
                  + " / "
                  + ResultRow.number(graph)
                  + " s; "
                  + Math.round(facts.number("steps"))
                  + " iterations; "
                  + percent(facts)));
    }
  }

  private static String percent(Fork.Facts facts) throws IOException {
    return ResultRow.digits(100 * facts.number("accuracy"), 1) + " % correct";
  }

  /** The smallest heap in which the job finishes; it includes Weka's table. */
  private void memory(BenchmarkPage page) throws Exception {
    double input = 4.0 * settings.digits() * Digits.PIXELS;
    for (double factor : HEAPS) {
      int megabytes = (int) (factor * input / (1 << 20));
      try {
        Fork.Facts facts =
            fork.java(
                WholeJob.class, megabytes, PLAIN_HEAP, 1_200, words("SmoothDiffusion", "AUTO"));
        page.add(
            ResultRow.atMost(
                "peak memory of that job, times the input as float",
                2.5,
                2,
                factor,
                "finishes with a heap of "
                    + megabytes
                    + " MB, of which Weka's table takes "
                    + megabytes(facts.number("table"))
                    + "; peak process memory "
                    + megabytes(facts.number("resident"))));
        return;
      } catch (IOException e) {
        if (!e.getMessage().contains("OutOfMemory")
            && !e.getMessage().contains("not finished")
            && !e.getMessage().contains("must fit into memory")
            && !e.getMessage().contains("heap")) {
          throw e;
        }
      }
    }
    throw new IOException("none of the heap sizes is sufficient");
  }

  private static String megabytes(double bytes) {
    return Math.round(bytes / (1 << 20)) + " MB";
  }

  private void singleRows(BenchmarkPage page) throws Exception {
    Fork.Facts facts =
        fork.java(
            SingleJob.class, HEAP, settings.work(), settings.digits(), settings.quick() ? 1 : 6);
    page.add(
        ResultRow.atLeast(
                "single rows per cpu second, digits " + settings.digits() + ", one thread",
                5_000,
                6_000,
                facts.number("rate"),
                "the first one took "
                    + ResultRow.number(facts.number("first"))
                    + " s, with the run over the training rows")
            .ifMissed(
                "of ten parts of the time, four compare the codes of three quarters of all rows,"
                    + " three wait for the numbers of 44 rows, two find the first limit, and one"
                    + " projects the row. Tried: 128, 160 and 256 coordinates instead of 192, codes"
                    + " of 16 bits, more and fewer stages, a first limit from 12 leaves, its"
                    + " distances four at a time, the sums of its leaves kept (half as fast: the"
                    + " JIT no longer makes vector code). Boxes of 64 or 32 points would exclude 4"
                    + " % more"));
  }
}

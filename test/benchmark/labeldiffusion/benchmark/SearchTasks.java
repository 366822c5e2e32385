package labeldiffusion.benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Compares the searches of digits with Python's and Weka's, and the approximate with the exact one.
 */
final class SearchTasks {
  private static final int HEAP = 6_000;
  private static final double RECALL = 0.98;

  private final Settings settings;
  private final Fork fork;

  /** CPU seconds of the exact search of all digits. */
  private double exact = Double.NaN;

  SearchTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    boolean quick = settings.quick();
    return List.of(
        new BenchmarkTask(
            "exact search of all digits, scikit-learn, FAISS",
            quick ? 5 : 170,
            "1.30, 1.00",
            "1.70, 1.20",
            this::exact),
        new BenchmarkTask(
            "approximate search of all digits", quick ? 5 : 110, "3.00", "5.00", this::approximate),
        new BenchmarkTask("Weka's searches", quick ? 12 : 60, "80.0", "110", this::againstWeka),
        new BenchmarkTask("search for the graph of a million", quick ? 6 : 90, page -> million()));
  }

  private Fork.Facts search(String rows, int n, String kind, int threads, int runs, String lists)
      throws Exception {
    return fork.java(SearchJob.class, HEAP, settings.work(), rows, n, kind, threads, runs, lists);
  }

  private void exact(BenchmarkPage page) throws Exception {
    int n = settings.digits();
    String job = "exact graph, digits " + n + ", against scikit-learn brute (2 jobs), cpu s";
    double peer = Double.NaN;
    double own = Double.POSITIVE_INFINITY;
    for (int round = 0; round < settings.rounds(); round++) {
      own = Math.min(own, search("digits", n, "exact", 0, 1, "digits.lists").number("cpu"));
      if (fork.hasPython() && round == 0) { // three minutes of CPU time, which hardly vary
        peer = fork.python("neighbours", settings.work(), n, Settings.K).number("cpu");
      }
    }
    exact = own;
    page.add(
        fork.hasPython()
            ? ResultRow.atLeast(job, 1.3, 1.7, peer / own, ResultRow.quotient(peer, own, "cpu s"))
            : ResultRow.noPeer(job, ResultRow.number(own) + " cpu s"));
    compare(page, "exact graph, digits " + n + ", against FAISS flat, cpu s", "flat", own, "");
  }

  /** A comparison with a peer that may be missing. */
  private void compare(BenchmarkPage page, String job, String script, double own, String recall)
      throws Exception {
    int n = settings.digits();
    try {
      Fork.Facts peer =
          fork.python(script, settings.work(), n, Digits.PIXELS, Settings.K, "digits");
      double cpu = peer.number("cpu");
      String recalls =
          recall.isEmpty()
              ? ""
              : "; recall " + ResultRow.digits(peer.number("recall"), 4) + " / " + recall;
      page.add(
          ResultRow.atLeast(job, 1, 1.2, cpu / own, ResultRow.quotient(cpu, own, "cpu s") + recalls)
              .ifMissed(PeerTasks.COLD));
    } catch (IOException e) {
      page.add(ResultRow.noPeer(job, ResultRow.number(own) + " cpu s"));
    }
  }

  private void approximate(BenchmarkPage page) throws Exception {
    int n = settings.digits();
    Fork.Facts all = search("digits", n, "approximate", 0, 1, "approximate.lists");
    Fork.Facts one = search("digits", n, "approximate", 1, 1, "alone.lists");
    double cpu = Math.min(all.number("cpu"), one.number("cpu"));
    Path lists = settings.file("approximate.lists");
    double recall = ListsFile.recall(settings.file("digits.lists"), lists, Settings.K);
    String job =
        "approximate graph, digits "
            + n
            + ", recall >= .98, deterministic, against own exact, cpu s";
    page.add(
        ResultRow.atLeast(
                job,
                3,
                5,
                exact / cpu,
                ResultRow.quotient(exact, cpu, "cpu s")
                    + "; recall "
                    + ResultRow.digits(recall, 4)
                    + ", its own estimate "
                    + ResultRow.digits(all.number("recall"), 4))
            .provided(recall >= RECALL, "recall is too low")
            .provided(
                ListsFile.same(lists, settings.file("alone.lists")),
                "one and all threads give different lists")
            .ifMissed(
                "the target assumed an exact search of 127 cpu s; ours takes far less."
                    + " Tried: 64 coordinates (a fifth dearer); 6 or 12 trees, and 12 to 20 rows"
                    + " compared per row and round (no difference beyond the noise of 10 %)"));
    for (String script : new String[] {"descent", "hnsw"}) {
      compare(
          page,
          "approximate graph, digits "
              + n
              + ", against "
              + (script.equals("hnsw") ? "hnswlib" : "pynndescent (warm)")
              + ", cpu s",
          script,
          cpu,
          ResultRow.digits(recall, 4));
    }
  }

  private void againstWeka(BenchmarkPage page) throws Exception {
    int n = settings.wekaRows();
    int queries = settings.quick() ? 40 : 200;
    double own = search("digits", n, "exact", 0, 5, "some.lists").number("seconds");
    Fork.Facts weka = fork.java(WekaSearchJob.class, HEAP, settings.work(), n, queries);
    double linear = weka.number("linear");
    double tree = weka.number("tree");
    page.add(
        ResultRow.atLeast(
            "exact graph, digits " + n + ", against Weka's LinearNNSearch (sampled), warm",
            80,
            110,
            linear / own,
            ResultRow.quotient(linear, own, "s")
                + "; Weka extrapolated from "
                + queries
                + " queries"));
    page.add(
        ResultRow.plain(
            "exact graph against Weka's KDTree",
            ResultRow.number(tree / own),
            ResultRow.quotient(tree, own, "s")));
  }

  private void million() throws Exception {
    search(
        "clusters",
        settings.million(),
        settings.quick() ? "exact" : "approximate",
        0,
        1,
        "million.lists");
  }
}

package labeldiffusion.benchmark;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import labeldiffusion.neighbours.Search;

/**
 * Compares the searches of generated rows with the best native peers, and the targets of recall
 * with each other.
 */
final class PeerTasks {
  private static final int HEAP = 10_000;
  private static final int SCALE = 100_000;
  private static final double RECALL = 0.99;

  /** Why we may be behind a peer. */
  static final String COLD =
      "ours is the first call in a new JVM, which compiles meanwhile; the peer is compiled before,"
          + " and stops without a target of recall";

  private final Settings settings;
  private final Fork fork;

  PeerTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    return List.of(
        new BenchmarkTask("peers: few columns, cKDTree", 60, "0.50", "1.00", this::tree),
        new BenchmarkTask("peers: 100 columns, FAISS", 90, "1.00", "1.50", this::flat),
        new BenchmarkTask("peers: 20 columns, graphs", 60, "1.00", "1.20", this::graphs),
        new BenchmarkTask("peers: targets of recall", 15, this::targets));
  }

  private int rows() {
    return settings.quick() ? 5_000 : SCALE;
  }

  private Fork.Facts own(String kind, int n, int d, Search search, double recall)
      throws IOException, InterruptedException {
    return fork.java(GeneratedJob.class, HEAP, kind, n, d, search, recall);
  }

  /**
   * One side of a comparison.
   *
   * @param search ours
   * @param script the job of peers.py
   */
  private record Peer(
      Search search, String kind, int n, int d, String script, String name, double target) {}

  private void tree(BenchmarkPage page) throws Exception {
    page.add(
        compare(new Peer(Search.EXACT, "normal", rows(), 3, "tree", "cKDTree", 0.5))
            .ifMissed(
                "half of our time is the JVM compiling; a second search in the same JVM takes as"
                    + " long as cKDTree"));
    page.add(compare(new Peer(Search.EXACT, "clusters", 2 * rows(), 8, "tree", "cKDTree", 1)));
  }

  private void flat(BenchmarkPage page) throws Exception {
    page.add(
        compare(new Peer(Search.EXACT, "normal", rows(), 100, "flat", "FAISS flat", 1))
            .ifMissed(
                "FAISS gains more by AVX-512 than the JVM's loops do; on a processor without it the"
                    + " ratio was 1.95. Tried: fused multiply-add (no gain)"));
  }

  private void graphs(BenchmarkPage page) throws Exception {
    page.add(
        compare(
                new Peer(
                    Search.APPROXIMATE, "clusters", rows(), 20, "descent", "pynndescent (warm)", 1))
            .ifMissed(COLD));
    page.add(compare(new Peer(Search.APPROXIMATE, "clusters", rows(), 20, "hnsw", "hnswlib", 1)));
  }

  /** Both sides alternate, and the best run of each counts. */
  private ResultRow compare(Peer peer) throws Exception {
    int n = peer.n();
    int d = peer.d();
    GeneratedRows.write(settings.file("rows.f32"), GeneratedRows.of(peer.kind(), n, d));
    double own = Double.POSITIVE_INFINITY;
    double other = Double.POSITIVE_INFINITY;
    String recall = "";
    String job =
        String.join(
            " ",
            peer.search().name().toLowerCase(Locale.ROOT),
            "search,",
            n + " x " + d,
            peer.kind() + ", against",
            peer.name() + ", cpu s");
    for (int round = 0; round < settings.rounds(); round++) {
      Fork.Facts mine = own(peer.kind(), n, d, peer.search(), RECALL);
      own = Math.min(own, mine.number("cpu"));
      try {
        Fork.Facts theirs = fork.python(peer.script(), settings.work(), n, d, Settings.K, "rows");
        other = Math.min(other, theirs.number("cpu"));
        if (peer.search() == Search.APPROXIMATE) {
          recall = "; recall " + recall(theirs) + " / " + recall(mine);
        }
      } catch (IOException e) {
        return ResultRow.noPeer(job, ResultRow.number(own) + " cpu s");
      }
    }
    String detail = ResultRow.quotient(other, own, "cpu s") + recall;
    return ResultRow.atLeast(job, peer.target(), 1.2, other / own, detail);
  }

  private static String recall(Fork.Facts run) throws IOException {
    return ResultRow.digits(run.number("recall"), 4);
  }

  /** A lower target must be a cheaper search. They alternate, and the best run of each counts. */
  private void targets(BenchmarkPage page) throws Exception {
    double[] targets = {0.9, 0.95, 0.98};
    double[] cpu = new double[targets.length];
    String[] recall = new String[targets.length];
    Arrays.fill(cpu, Double.POSITIVE_INFINITY);
    for (int round = 0; round < settings.rounds(); round++) {
      for (int t = 0; t < targets.length; t++) {
        Fork.Facts run = own("clusters", rows(), 20, Search.APPROXIMATE, targets[t]);
        cpu[t] = Math.min(cpu[t], run.number("cpu"));
        recall[t] = recall(run);
      }
    }
    StringBuilder detail = new StringBuilder();
    double worst = 0;
    for (int t = 0; t < targets.length; t++) {
      worst = Math.max(worst, t == 0 ? 0 : cpu[t - 1] / cpu[t]);
      detail
          .append(t == 0 ? "" : "; ")
          .append(targets[t] + ": " + ResultRow.number(cpu[t]) + " cpu s, recall " + recall[t]);
    }
    page.add(
        ResultRow.atMost(
            "a lower target of recall over the next higher one, "
                + rows()
                + " x 20 clusters, cpu s",
            1,
            0.95,
            worst,
            detail.toString()));
  }
}

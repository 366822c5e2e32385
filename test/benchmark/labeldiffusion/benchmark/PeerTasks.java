package labeldiffusion.benchmark;

import java.io.IOException;
import java.util.List;
import labeldiffusion.neighbours.Search;

/**
 * Compares the searches of generated rows with the best native peers, and the targets of recall
 * with each other.
 */
final class PeerTasks {
  private static final int HEAP = 10_000;
  private static final int SCALE = 100_000;
  private static final double RECALL = 0.99;

  private final Settings settings;
  private final Fork fork;

  PeerTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    return List.of(
        new BenchmarkTask("peers: three columns, cKDTree", 10, "0.50", "1.00", this::tree),
        new BenchmarkTask("peers: 100 columns, FAISS", 90, "1.00", "1.50", this::flat),
        new BenchmarkTask("peers: 20 columns, pynndescent", 40, "1.00", "1.20", this::descent),
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
      Search search,
      String kind,
      int d,
      String script,
      String name,
      double target,
      double stretch) {}

  private void tree(BenchmarkPage page) throws Exception {
    compare(page, new Peer(Search.EXACT, "normal", 3, "tree", "cKDTree", 0.5, 1));
  }

  private void flat(BenchmarkPage page) throws Exception {
    compare(page, new Peer(Search.EXACT, "normal", 100, "flat", "FAISS flat", 1, 1.5));
  }

  private void descent(BenchmarkPage page) throws Exception {
    compare(
        page,
        new Peer(Search.APPROXIMATE, "clusters", 20, "descent", "pynndescent (warm)", 1, 1.2));
  }

  /** Both sides alternate, and the best run of each counts. */
  private void compare(BenchmarkPage page, Peer peer) throws Exception {
    int n = rows();
    int d = peer.d();
    GeneratedRows.write(settings.file("rows.f32"), GeneratedRows.of(peer.kind(), n, d));
    double own = Double.POSITIVE_INFINITY;
    double other = Double.POSITIVE_INFINITY;
    String recall = "";
    String job =
        peer.search()
            + " search, "
            + n
            + " x "
            + d
            + " "
            + peer.kind()
            + ", against "
            + peer.name();
    for (int round = 0; round < settings.rounds(); round++) {
      Fork.Facts mine = own(peer.kind(), n, d, peer.search(), RECALL);
      own = Math.min(own, mine.number("cpu"));
      try {
        Fork.Facts theirs = fork.python(peer.script(), settings.work(), n, d, Settings.K);
        other = Math.min(other, theirs.number("cpu"));
        if (peer.search() == Search.APPROXIMATE) {
          recall = "; recall " + theirs.text("recall") + " / " + mine.text("recall");
        }
      } catch (IOException e) {
        page.add(ResultRow.noPeer(job, ResultRow.number(own) + " cpu s"));
        return;
      }
    }
    String detail = ResultRow.quotient(other, own, "cpu s") + recall;
    page.add(
        ResultRow.atLeast(job + ", cpu s", peer.target(), peer.stretch(), other / own, detail));
  }

  private void targets(BenchmarkPage page) throws Exception {
    StringBuilder detail = new StringBuilder();
    double least = Double.NaN;
    double most = Double.NaN;
    for (double target : new double[] {0.9, 0.95, 0.98}) {
      Fork.Facts run = own("clusters", rows(), 20, Search.APPROXIMATE, target);
      least = target == 0.9 ? run.number("cpu") : least;
      most = run.number("cpu");
      detail
          .append(detail.isEmpty() ? "" : "; ")
          .append(target + ": " + ResultRow.number(most) + " cpu s, recall " + run.text("recall"));
    }
    page.add(
        ResultRow.plain(
            "recall of .98 against .90, " + rows() + " x 20 clusters, cpu s",
            ResultRow.number(most / least),
            detail.toString()));
  }
}

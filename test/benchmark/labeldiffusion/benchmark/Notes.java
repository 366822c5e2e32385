package labeldiffusion.benchmark;

/** What the page says about how its figures came about. */
final class Notes {
  private static final String TEXT =
      """
      ## Where it stops, and why

      - Approximate against exact: the bar was set against an exact search of 127 cpu s; ours takes a quarter of that. Six
        trees and lists of K + 14 in place of eight and K + 16 saved 8 per cent, not the 12 that are missing.
      - Breadth-first order: rows with eight degrees of freedom have neighbours in too many directions for any order. On
        points in three dimensions smooth and local-match steps gain a factor of 3, isotropic ones 2.2. Depth-first and
        spatial orders were no better.
      - Memory: rows in double, for exact distances, are 2 times the input as float by themselves; Weka's own table of
        sparse rows is another 0.6.
      - Single rows: each is one pass over the projections of nearly all rows, some 11 MB; shorter ones to begin with were
        not tried.
      - Cross-validation: every fold is a classifier of its own, which searches its training rows; only its test rows
        extend what is there.

      ## How it was measured

      - Every job runs in a process of its own, JVM or Python, and times the call alone: reading data is not counted,
        the JVM's compiler and garbage collector are. "cpu s" is the CPU time of the whole process, all threads
        together. The two sides of the searches take turns, %d time(s) each, and the best counts; whole jobs run once.
        "warm" is the best of five calls in one JVM; only single steps and rows that say so are warm.
      - Where OpenBLAS takes a processor newer than itself for a very old one, it is told better: else scikit-learn
        would be four times slower. scikit-learn gets double numbers, with which it is no slower than with float.
      - Weka's searches answer a sample of the rows on one thread (they have no more), and the time for all rows is
        extrapolated. Our side of that row is wall time on all cores.
      - Recall is over all rows, against the exact lists: the share of the neighbours found that are as near as the
        K-th true one. The same lists for one and for all threads are compared byte by byte.
      - Steps: turns of five steps each, in which all that is compared alternates; the best turn counts; two threads
        unless the row says otherwise. The local-match steps of the paper's data include the initial steps and the
        list of pairs.
      - Whole job: table in, class of every row out (`buildClassifier`, `distributionsForInstances`) with -K 10
        -scaling NONE. The first ten rows of each class are labelled, the same on both sides; right answers are
        counted over the other rows. LabelSpreading has n_neighbors = 10 and else its defaults.
      - Peak memory: the job is started with heaps of 2, 2.5, 3, 4, 5, 6, 8 ... times the input as float, serial
        collector, default search; the first in which it comes to its end is the figure. Weka's own table, which is
        sparse, is in it.
      - Growth: clusters with %d attributes and 8 degrees of freedom, ten classes, rows in random order; preparation,
        default search, graph, 20 isotropic and 100 smooth steps, report; a heap of 8 GB. The peak heap is the most in
        use behind a collection, the estimate what the report of the run says. The exponent is that of the
        least-squares line through the logarithms from n = %d on, the worse of wall and CPU seconds.
      - Texts: table in, class of every row out with -K 10 -metric COSINE -scaling NONE, 50 rows labelled; the two forms
        of a set are the same table as sparse and as dense instances, which give the same answers. Weka's table is in
        the peak heap. Generated texts have words by Zipf's law, half of them from one of 200 topics.
      - Kernels: JMH, one fork, %s. `graph = digits 10 10` are the lists of the digits with K = 10 and c = 10.
      """;

  private Notes() {}

  static String of(Settings settings) {
    return TEXT.formatted(
        settings.rounds(),
        Clusters.DIMENSION,
        settings.fittedFrom(),
        settings.quick()
            ? "2 times 0.2 s after 0.2 s of warm-up"
            : "5 times 0.5 s after 3 times 0.5 s of warm-up");
  }
}

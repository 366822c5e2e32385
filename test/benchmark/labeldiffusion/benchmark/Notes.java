package labeldiffusion.benchmark;

/** The part of the page that explains how the figures were measured. */
final class Notes {
  private static final String TEXT =
      """
      ## How it was measured

      - Every job runs in a separate process, Java or Python, and times only the call itself: reading data is not
        counted, the JVM's compiler and garbage collector are. "cpu s" is the CPU time of the whole process, all threads
        together. The two sides of a search alternate, %d time(s) each (scikit-learn once), and the best counts; whole
        jobs run once. "warm" is the best of five calls in one JVM; only single steps and rows that say so are warm.
      - OpenBLAS can mistake a processor that is newer than itself for a very old one. In this case the script names
        the right one; otherwise scikit-learn would be four times slower. scikit-learn gets double precision, with which
        it is no slower than with float.
      - Weka's searches answer a sample of the rows on one thread (they have no more), and the time for all rows is
        extrapolated. Our side of that row is wall time on all cores.
      - Recall is measured over all rows against the exact lists: the share of the neighbours found that are as close as
        the K-th true one. The lists for one and for all threads are compared byte by byte.
      - Steps: rounds of five steps, in which the compared kinds alternate; the best round counts. Two threads unless the
        row says otherwise. The local-match steps of the paper's data include the initial steps and the list of pairs.
      - The bound by memory bandwidth is the time to move each byte of a step once at the speed of a triad a = b + s c on
        two threads: weights, columns, scores; for smooth and local match also q and the new weights, but not their
        lists of triangles and pairs.
      - Choice of AUTO: clusters with 8 degrees of freedom; AUTO and the other search run once each. From 300,000 rows
        on the exact search is not run where AUTO does not choose it, but taken to cost no less per row than with
        100,000 rows. 1,000,000 x 784 is left out: the rows alone take 6 GB.
      - Single rows: predictions per second of CPU time of the asking thread, one tenth of the digits asked.
      - Peers: both sides get the same rows, as float; pynndescent is called twice and the second call counts, while
        ours is the first call of a new JVM. hnswlib has M = 12, ef_construction = 100 and ef = 40. The recall of
        peers is that of 100 rows.
      - Whole job: from a table to the class of every row (`buildClassifier`, `distributionsForInstances`) with -K 10
        -scaling NONE. The first ten rows of each class are labelled, the same for both sides; accuracy is counted over
        the other rows. LabelSpreading has n_neighbors = 10 and otherwise its defaults.
      - Cross-validation: the digits, SmoothDiffusion -K 10 -steps 100 -calibration PRIOR -class-sizes FREE, so that a run
        is one diffusion; parts and whole are the best of three in one JVM.
      - Cold start: SmoothDiffusion with its defaults on half of a table of 20 attributes, the other half as test set,
        CPU seconds of the process. Training (with the report) and batch are ours.
      - `-select`: the digits with ten labels per class, each run in a new JVM.
      - Memory estimates: all classifiers; d = 10, K = 5, c = 2 and with one of c = 20, K = 20, d = 200, and an
        approximate search. The live heap is measured by full collections at the first, second, fourth ... event of
        every phase, and most of the time in between.
      - Peak memory: the job is started with heaps of 1.5, 2, 2.5, 3, 4, 5, 6, 8 ... times the input as float, with the
        serial collector and the default search; the figure is the first in which it finishes. It includes Weka's own
        table, which is sparse.
      - Growth: clusters with %d attributes and 8 degrees of freedom, ten classes, rows in random order; preparation,
        default search, graph, 20 isotropic and 100 smooth steps, report; a heap of 8 GB. The peak heap is the largest in
        use after a collection, the estimate is the one in the report of the run. 5 and 10 million rows need
        `-Dlong=true` and get a heap of 16 GB. The exponent is the slope of the least-squares line through the
        logarithms from n = %d on, the worse of wall and CPU seconds.
      - Texts: from a table to the class of every row with -K 10 -metric COSINE -scaling NONE, 50 rows labelled. The two
        forms of a set are the same table as sparse and as dense instances, which give the same answers. The peak heap
        includes Weka's table. Generated texts have words by Zipf's law, half of them from one of 200 topics.
      - Kernels: JMH, one fork, %s.
        `graph = digits 10 10` means the neighbours of the digits with K = 10 and c = 10.
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

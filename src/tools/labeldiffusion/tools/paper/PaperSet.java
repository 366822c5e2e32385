package labeldiffusion.tools.paper;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Scaling;

/**
 * A data set of the experiment and how it is used.
 *
 * @param title the name of the paper's column, or of the set
 * @param file the rows, with the class last
 * @param distances a file of distances used instead of the attributes; null for none
 * @param labels number of labels given, and of labels that choose the parameters
 * @param splits a file that lists the labelled rows of each split; null to draw them
 * @param features how the attributes are prepared and compared
 * @param remark how it differs from the paper's set; empty if it does not
 */
record PaperSet(
    String title,
    String file,
    String distances,
    int labels,
    String splits,
    Features features,
    String remark) {

  /** What is done with the attributes before distances are taken. */
  enum Features {
    EUCLIDEAN(Metric.EUCLIDEAN, Scaling.NONE, false),
    NORMALIZED(Metric.EUCLIDEAN, Scaling.NORMALIZE, false),
    COSINE(Metric.COSINE, Scaling.NONE, false),
    COSINE_OF_ROOTS(Metric.COSINE, Scaling.NONE, true);

    final Metric metric;
    final Scaling scaling;
    final boolean areRoots;

    Features(Metric metric, Scaling scaling, boolean areRoots) {
      this.metric = metric;
      this.scaling = scaling;
      this.areRoots = areRoots;
    }
  }

  /** The columns of the paper's table. */
  static final List<PaperSet> TABLE =
      List.of(
          published("USPS", "usps", 100, ""),
          published("BCI", "bci", 100, ""),
          drawn(
              "MNIST",
              "mnist5k",
              100,
              Features.EUCLIDEAN,
              "5,000 rows drawn by us; the paper does not list its rows"),
          published(
              "COIL1",
              "coil",
              100,
              "the SSL book's COIL, six classes; the paper does not say which set it means"),
          published("COIL2", "coil2", 100, "the SSL book's COIL2, two classes"),
          new PaperSet(
              "RealSim",
              "text.arff.gz",
              null,
              100,
              "text.splits100.csv",
              Features.COSINE,
              "STAND-IN: the SSL book's Text, 1,500 rows; RealSim (72,309 rows) is not available"),
          new PaperSet(
              "Pcmac",
              "pcmac.arff.gz",
              null,
              50,
              "pcmac.splits50.csv",
              Features.COSINE,
              "identified by its size"),
          new PaperSet(
              "MPEG7",
              "mpeg7_fd.arff.gz",
              "mpeg7.dist.csv.gz",
              280,
              "mpeg7.gensplits280.csv",
              Features.EUCLIDEAN,
              "the same shapes, distances from another matching; splits generated"),
          new PaperSet(
              "SWDLEAF",
              "swdleaf_fd.arff.gz",
              null,
              750,
              "swdleaf.gensplits750.csv",
              Features.EUCLIDEAN,
              "the same leaves, Fourier descriptors recomputed; splits generated; 750 of 1,125"
                  + " rows are labelled, so half of the others choose the parameters"),
          new PaperSet(
              "ETH-80",
              "eth80_hog.arff.gz",
              null,
              50,
              "eth80_hog.gensplits50.csv",
              Features.EUCLIDEAN,
              "the same photographs, HOG features recomputed; splits generated"),
          new PaperSet(
              "C-PASCAL",
              "caltech10_surf.arff.gz",
              null,
              50,
              null,
              Features.COSINE_OF_ROOTS,
              "STAND-IN: ten classes of Caltech photographs, SURF words; C-PASCAL is not"
                  + " available"));

  /** Further sets that are not in the paper's table. */
  static final List<PaperSet> MORE =
      List.of(
          few("USPS", "usps"),
          few("COIL1", "coil"),
          few("COIL2", "coil2"),
          few("digit1", "digit1"),
          few("g241c", "g241c"),
          new PaperSet(
              "Text 10",
              "text.arff.gz",
              null,
              10,
              "text.splits10.csv",
              Features.COSINE,
              "10 labels"),
          published("digit1", "digit1", 100, ""),
          published("g241c", "g241c", 100, ""),
          published("g241n", "g241n", 100, ""),
          new PaperSet(
              "USPST", "uspst.arff.gz", null, 50, "uspst.splits50.csv", Features.EUCLIDEAN, ""),
          drawn("segment", "segment", 70, Features.NORMALIZED, ""),
          drawn("COIL-20", "coil20", 100, Features.EUCLIDEAN, ""),
          drawn("basehock", "basehock", 50, Features.COSINE, ""),
          new PaperSet(
              "SWDLEAF matched",
              "swdleaf_fd.arff.gz",
              "swdleaf.dist.csv.gz",
              750,
              "swdleaf.gensplits750.csv",
              Features.EUCLIDEAN,
              "SWDLEAF with distances between outlines"));

  static List<PaperSet> all() {
    List<PaperSet> all = new ArrayList<>(TABLE);
    all.addAll(MORE);
    return all;
  }

  /** A set whose splits were published with it. */
  private static PaperSet published(String title, String name, int labels, String remark) {
    return new PaperSet(
        title,
        name + ".arff.gz",
        null,
        labels,
        name + ".splits" + labels + ".csv",
        Features.EUCLIDEAN,
        remark);
  }

  /** A set with its published splits of ten labels only. */
  private static PaperSet few(String title, String name) {
    return new PaperSet(
        title + " 10",
        name + ".arff.gz",
        null,
        10,
        name + ".splits10.csv",
        Features.EUCLIDEAN,
        "10 labels");
  }

  /** A set without splits. */
  private static PaperSet drawn(
      String title, String name, int labels, Features features, String remark) {
    return new PaperSet(title, name + ".arff.gz", null, labels, null, features, remark);
  }
}

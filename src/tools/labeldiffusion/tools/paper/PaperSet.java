package labeldiffusion.tools.paper;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Scaling;

/**
 * A data set of the experiment and how it is used.
 *
 * @param title the paper's name of the column, or the set's own
 * @param file the rows, with the class last
 * @param distances a file of distances that replace the attributes; null if there is none
 * @param labels number of labels that are shown, and of those the parameters are chosen by
 * @param splits a file that says which rows have labels; null if they are drawn
 * @param areRoots whether square roots of the attributes are taken
 * @param remark how it differs from the paper's, for readers; empty if it does not
 */
record PaperSet(
    String title,
    String file,
    String distances,
    int labels,
    String splits,
    Metric metric,
    Scaling scaling,
    boolean areRoots,
    String remark) {

  /** The columns of the paper's table. */
  static final List<PaperSet> TABLE =
      List.of(
          published("USPS", "usps", 100, ""),
          published("BCI", "bci", 100, ""),
          drawn(
              "MNIST",
              "mnist5k",
              100,
              Metric.EUCLIDEAN,
              Scaling.NONE,
              "5,000 rows drawn by us; the paper's are not known"),
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
              Metric.COSINE,
              Scaling.NONE,
              false,
              "STAND-IN: the SSL book's Text, 1,500 rows; RealSim (72,309 rows) could not be had"),
          new PaperSet(
              "Pcmac",
              "pcmac.arff.gz",
              null,
              50,
              "pcmac.splits50.csv",
              Metric.COSINE,
              Scaling.NONE,
              false,
              "identified by its size"),
          new PaperSet(
              "MPEG7",
              "mpeg7_fd.arff.gz",
              "mpeg7.dist.csv.gz",
              280,
              "mpeg7.gensplits280.csv",
              Metric.EUCLIDEAN,
              Scaling.NONE,
              false,
              "the same shapes, distances by another matching; splits generated"),
          new PaperSet(
              "SWDLEAF",
              "swdleaf_fd.arff.gz",
              null,
              750,
              "swdleaf.gensplits750.csv",
              Metric.EUCLIDEAN,
              Scaling.NONE,
              false,
              "the same leaves, Fourier descriptors computed anew; splits generated; 750 of 1,125"
                  + " rows are labelled, so half of the others choose the parameters"),
          new PaperSet(
              "ETH-80",
              "eth80_hog.arff.gz",
              null,
              50,
              "eth80_hog.gensplits50.csv",
              Metric.EUCLIDEAN,
              Scaling.NONE,
              false,
              "the same photographs, HOG features computed anew; splits generated"),
          new PaperSet(
              "C-PASCAL",
              "caltech10_surf.arff.gz",
              null,
              50,
              null,
              Metric.COSINE,
              Scaling.NONE,
              true,
              "STAND-IN: ten classes of Caltech photographs, SURF words; C-PASCAL could not be"
                  + " had"));

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
              Metric.COSINE,
              Scaling.NONE,
              false,
              "10 labels"),
          published("digit1", "digit1", 100, ""),
          published("g241c", "g241c", 100, ""),
          published("g241n", "g241n", 100, ""),
          new PaperSet(
              "USPST",
              "uspst.arff.gz",
              null,
              50,
              "uspst.splits50.csv",
              Metric.EUCLIDEAN,
              Scaling.NONE,
              false,
              ""),
          drawn("segment", "segment", 70, Metric.EUCLIDEAN, Scaling.NORMALIZE, ""),
          drawn("COIL-20", "coil20", 100, Metric.EUCLIDEAN, Scaling.NONE, ""),
          drawn("basehock", "basehock", 50, Metric.COSINE, Scaling.NONE, ""),
          new PaperSet(
              "SWDLEAF matched",
              "swdleaf_fd.arff.gz",
              "swdleaf.dist.csv.gz",
              750,
              "swdleaf.gensplits750.csv",
              Metric.EUCLIDEAN,
              Scaling.NONE,
              false,
              "SWDLEAF by distances of outlines"));

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
        Metric.EUCLIDEAN,
        Scaling.NONE,
        false,
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
        Metric.EUCLIDEAN,
        Scaling.NONE,
        false,
        "10 labels");
  }

  /** A set without splits. */
  private static PaperSet drawn(
      String title, String name, int labels, Metric metric, Scaling scaling, String remark) {
    return new PaperSet(
        title, name + ".arff.gz", null, labels, null, metric, scaling, false, remark);
  }
}

package labeldiffusion.tools.league;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.points.Scaling;
import weka.classifiers.diffusion.rows.RowMetric;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/** A data set of the league, and how distances between its rows are taken, for us and for peers. */
record LeagueSet(String name, RowMetric metric, Scaling scaling) {
  static final List<LeagueSet> ALL =
      List.of(
          image("usps"),
          image("uspst"),
          image("digit1"),
          image("coil"),
          mixed("segment"),
          text("text"),
          image("coil2"),
          image("coil20"),
          image("g241c"),
          image("g241n"),
          image("bci"),
          text("pcmac"),
          text("basehock"),
          image("swdleaf_fd"),
          image("eth80_hog"),
          image("optdigits"),
          image("mnist5k"));

  /** Attributes on one scale, such as pixels. */
  private static LeagueSet image(String name) {
    return new LeagueSet(name, RowMetric.EUCLIDEAN, Scaling.NONE);
  }

  /** Word counts. */
  private static LeagueSet text(String name) {
    return new LeagueSet(name, RowMetric.COSINE, Scaling.NONE);
  }

  /** Attributes on different scales. */
  private static LeagueSet mixed(String name) {
    return new LeagueSet(name, RowMetric.EUCLIDEAN, Scaling.NORMALIZE);
  }

  /**
   * The sets to run that are in the folder. A name that is not listed above stands for a set with
   * attributes on different scales.
   *
   * @param names comma-separated; empty for all
   */
  static List<LeagueSet> in(Path data, String names) {
    List<LeagueSet> wanted =
        names.isEmpty()
            ? ALL.stream().filter(set -> Files.exists(set.file(data))).toList()
            : Arrays.stream(names.split(",")).map(LeagueSet::named).toList();
    for (LeagueSet set : wanted) {
      if (!Files.exists(set.file(data))) {
        throw new IllegalArgumentException("file not found: " + set.file(data));
      }
    }
    if (wanted.isEmpty()) {
      throw new IllegalArgumentException(
          "-data: expected a folder with data sets such as usps.arff.gz, was '" + data + "'");
    }
    return wanted;
  }

  private static LeagueSet named(String name) {
    return ALL.stream()
        .filter(set -> set.name.equals(name))
        .findFirst()
        .orElseGet(() -> mixed(name));
  }

  private Path file(Path data) {
    return data.resolve(name + ".arff.gz");
  }

  /** All rows, with their classes. */
  Instances read(Path data) throws Exception {
    Instances rows = DataSource.read(file(data).toString());
    rows.setClassIndex(rows.numAttributes() - 1);
    return rows;
  }
}

package weka.classifiers.diffusion.rows;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.points.PointIndex;
import labeldiffusion.points.Points;
import labeldiffusion.report.Line;
import weka.core.Instance;

/**
 * Ids of tables without an id attribute: the training rows are nodes 0, 1, and so on. A later row
 * is recognised by its attributes: it stands for all training rows that equal it.
 */
final class RowNumbers implements NodeIds {
  private static final long serialVersionUID = 1L;

  private final PointEncoder encoder;
  private final Points training;
  private transient volatile PointIndex index;

  RowNumbers(PointEncoder encoder, Points training) {
    this.encoder = encoder;
    this.training = training;
  }

  @Override
  public String[] ofTraining(Instance row, int i) {
    return new String[] {String.valueOf(i)};
  }

  @Override
  public String[] of(Instance row) {
    int first = index().firstEqualTo(encoder.point(row), 0);
    if (first == PointIndex.NONE) {
      throw new IllegalArgumentException(
          "a row that is not in the training data needs an id to be found in the file: name its"
              + " attribute with -id");
    }
    return Arrays.stream(index().allFrom(first)).mapToObj(String::valueOf).toArray(String[]::new);
  }

  @Override
  public boolean areNumbers() {
    return true;
  }

  @Override
  public List<Line> notes() {
    Line numbers =
        new Line("ids", "row numbers of the training data, counted from 0 (-id was not given)");
    int repeats = index().repeats();
    return repeats == 0
        ? List.of(numbers)
        : List.of(
            numbers,
            Line.of(
                "note",
                "%d rows equal others and share their mean answer; only an id (-id) can tell them"
                    + " apart",
                repeats));
  }

  private PointIndex index() {
    PointIndex found = index;
    if (found == null) {
      found = new PointIndex(training);
      index = found;
    }
    return found;
  }
}

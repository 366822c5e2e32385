package labeldiffusion.tools.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import labeldiffusion.labels.LabelDraw;
import labeldiffusion.labels.Labels;

/**
 * The labels that all methods see in one run; the classes of all other rows are hidden.
 *
 * @param cell the protocol and its number of labels: class-5 has five labels of each class,
 *     uniform-5 as many, but drawn from all rows, published-100 is a published split
 * @param number of the draw within the cell
 */
record LeagueDraw(String cell, int number, Labels shown) {
  private static final int[] PER_CLASS = {1, 2, 5, 10};
  private static final int[] PUBLISHED = {10, 50, 100};

  /** Errors in per cent among the hidden rows; NaN if the method failed. */
  record Judged(double error, double classError) {
    static final Judged FAILED = new Judged(Double.NaN, Double.NaN);

    boolean hasFailed() {
      return Double.isNaN(error);
    }
  }

  /**
   * Draws of both kinds. Cells that would label more than half of a class are left out. So is
   * uniform-1, which would be class-1: a uniform draw has at least one label of each class.
   */
  static List<LeagueDraw> random(Labels truth, int draws) {
    int smallest = Arrays.stream(truth.counts()).min().orElse(0);
    List<LeagueDraw> all = new ArrayList<>();
    for (int count : PER_CLASS) {
      for (int number = 0; number < draws && 2 * count <= smallest; number++) {
        long seed = 1000L * count + number;
        all.add(
            new LeagueDraw("class-" + count, number, new LabelDraw(count, 0, seed).from(truth)));
        if (count > 1) {
          Labels uniform = LabelDraw.ofAllClasses(truth, count * truth.classes(), seed);
          all.add(new LeagueDraw("uniform-" + count, number, uniform));
        }
      }
    }
    return all;
  }

  /** The splits published with a set: files with the labelled rows of one split per line. */
  static List<LeagueDraw> published(Labels truth, Path data, String set) throws IOException {
    List<LeagueDraw> all = new ArrayList<>();
    for (int labels : PUBLISHED) {
      Path file = data.resolve(set + ".splits" + labels + ".csv");
      List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
      for (int number = 0; number < lines.size(); number++) {
        Set<Integer> rows =
            Arrays.stream(lines.get(number).split(","))
                .map(row -> Integer.valueOf(row.trim()))
                .collect(Collectors.toSet());
        all.add(new LeagueDraw("published-" + labels, number, truth.where(rows::contains)));
      }
    }
    return all;
  }

  /** Compares predicted classes, one for each row, with the hidden ones. */
  Judged judge(Labels truth, int[] predicted) {
    double[] wrong = new double[truth.classes()];
    int[] hidden = new int[truth.classes()];
    for (int i = 0; i < predicted.length; i++) {
      if (!shown.isLabelled(i)) {
        hidden[truth.classOf()[i]]++;
        wrong[truth.classOf()[i]] += predicted[i] == truth.classOf()[i] ? 0 : 1;
      }
    }
    double perClass =
        IntStream.range(0, wrong.length)
            .filter(t -> hidden[t] > 0)
            .mapToDouble(t -> wrong[t] / hidden[t])
            .average()
            .orElse(0);
    double all = Arrays.stream(wrong).sum() / Arrays.stream(hidden).sum();
    return new Judged(100 * all, 100 * perClass);
  }
}

package labeldiffusion.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.labels.Labels;
import labeldiffusion.report.Line;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.sizes.SizeFacts;
import labeldiffusion.sizes.SizedScores;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.Parts;
import org.apache.spark.api.java.JavaRDD;

/**
 * Gives the classes their sizes. The factors are found by the engine on all rows, or on an evenly
 * spaced sample if there are more than a million, and applied to every block.
 */
final class SizedBlocks {
  private static final int SAMPLE = 1_000_000;

  /** Scores of the sample, all of which the driver holds. */
  private static final int SAMPLE_SCORES = 20_000_000;

  private final ClassSizes sizes;
  private final Nodes.Facts facts;
  private final FitReport report;

  SizedBlocks(FitSettings settings, Nodes.Facts facts, FitReport report) {
    this.facts = facts;
    this.report = report;
    sizes = settings.sizes(facts.counts().length);
  }

  JavaRDD<double[]> of(JavaRDD<Block> blocks, JavaRDD<double[]> F) {
    if (sizes.isFree()) {
      return F;
    }
    int c = facts.counts().length;
    return of(blocks, F, (facts.n() - 1) / Math.max(1, Math.min(SAMPLE, SAMPLE_SCORES / c)) + 1);
  }

  /** The factors are found on one of so many rows. */
  JavaRDD<double[]> of(JavaRDD<Block> blocks, JavaRDD<double[]> F, int every) {
    int c = facts.counts().length;
    List<Sample> samples =
        new ArrayList<>(
            Parts.zip(blocks, F, (block, rows) -> sample(block, rows, c, every)).collect());
    samples.add(ofMissingClasses(samples, c));
    int[] predicted = new int[c];
    samples.forEach(sample -> Arrays.setAll(predicted, t -> predicted[t] + sample.predicted[t]));
    Scores scores = scores(samples.stream().flatMapToDouble(s -> Arrays.stream(s.F)).toArray(), c);
    Labels labels =
        new Labels(samples.stream().flatMapToInt(s -> Arrays.stream(s.label)).toArray(), c);
    SizeFacts wanted =
        SizedScores.of(scores, labels, sizes.bounds(facts.intCounts(), predicted)).facts();
    if (Arrays.stream(wanted.factors()).noneMatch(g -> g != 0 && g != 1)) {
      return F;
    }
    StringBuilder factors = new StringBuilder();
    for (int t = 0; t < c; t++) {
      factors.append(Line.of("", "%s%.3g", t == 0 ? "" : ", ", wanted.factors()[t]).text());
    }
    report.add("class factors", "%s", factors);
    return Parts.zip(blocks, F, (block, rows) -> sized(block, rows, c, wanted));
  }

  /** Some rows of a block. */
  private record Sample(double[] F, int[] label, int[] predicted) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  private static Sample sample(Block block, double[] F, int c, int every) {
    int[] label = new int[block.own()];
    double[] rows = new double[block.own() * c];
    int[] predicted = new int[c];
    int size = 0;
    for (int v = 0; v < block.own(); v++) {
      int best = Scores.classOf(F, v, c);
      if (best != Scores.NO_CLASS) {
        predicted[best]++;
      }
      if (block.rows().number()[v] % every == 0) {
        label[size] = block.rows().label()[v];
        System.arraycopy(F, v * c, rows, size++ * c, c);
      }
    }
    return new Sample(Arrays.copyOf(rows, size * c), Arrays.copyOf(label, size), predicted);
  }

  /** A row for each class without a label in the samples: it would get the factor 0. */
  private static Sample ofMissingClasses(List<Sample> samples, int c) {
    Set<Integer> found =
        samples.stream()
            .flatMapToInt(sample -> Arrays.stream(sample.label))
            .boxed()
            .collect(Collectors.toSet());
    int[] missing = IntStream.range(0, c).filter(t -> !found.contains(t)).toArray();
    double[] F = new double[missing.length * c];
    for (int r = 0; r < missing.length; r++) {
      F[r * c + missing[r]] = 1;
    }
    return new Sample(F, missing, new int[c]);
  }

  private static Scores scores(double[] F, int c) {
    return new Scores(F, c, new SteppedOutcome(0, 0, 0, List.of()));
  }

  private static double[] sized(Block block, double[] F, int c, SizeFacts facts) {
    Labels labels = new Labels(Arrays.copyOf(block.rows().label(), block.own()), c);
    return new SizedScores(scores(new double[0], c), facts).alsoTo(scores(F, c), labels).values();
  }
}

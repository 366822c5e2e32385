package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * The order of a batch does not change its answers, even if nearly all distances are tied: the rows
 * are points of a coarse grid, several of them at the same place. Ties by row number changed 31 of
 * 1,054 answers.
 */
public class PermutedRowsTest {
  private static final int TABLES = 6;
  private static final int TRAINING = 150;
  private static final int BATCH = 200;

  @Test
  public void orderOfABatchDoesNotMatter() throws Exception {
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      for (int seed = 0; seed < TABLES; seed++) {
        Random random = new Random(seed);
        Instances training = grid(TRAINING, random);
        Instances batch = TestTables.unlabelled(grid(BATCH, random));
        classifier.setOptions(new String[] {"-K", String.valueOf(2 + seed)});
        classifier.buildClassifier(training);
        double[][] expected = classifier.distributionsForInstances(batch);
        List<Integer> order = new ArrayList<>(IntStream.range(0, BATCH).boxed().toList());
        Collections.shuffle(order, random);
        Instances permuted = TestTables.rows(batch, order.stream().mapToInt(row -> row).toArray());
        double[][] found = classifier.distributionsForInstances(permuted);
        for (int i = 0; i < BATCH; i++) {
          assertArrayEquals(
              classifier.getClass().getSimpleName() + ", table " + seed + ", row " + i,
              expected[order.get(i)],
              found[i],
              0);
        }
      }
    }
  }

  /** Places of a grid of 9 x 9 x 2; every fifth row has the class of its corner of the grid. */
  private static Instances grid(int n, Random random) {
    Instances table =
        new Instances(
            "grid",
            new ArrayList<>(
                List.of(
                    new Attribute("x"),
                    new Attribute("y"),
                    new Attribute("side", List.of("left", "right")),
                    new Attribute("class", List.of("a", "b", "c")))),
            n);
    table.setClassIndex(3);
    for (int i = 0; i < n; i++) {
      int x = random.nextInt(9);
      int y = random.nextInt(9);
      double label = i % 5 > 0 ? Utils.missingValue() : x + y < 6 ? 0 : x > y ? 1 : 2;
      table.add(new DenseInstance(1, new double[] {x, y, random.nextInt(2), label}));
    }
    return table;
  }
}

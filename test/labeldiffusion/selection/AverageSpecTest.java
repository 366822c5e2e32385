package labeldiffusion.selection;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.SizeRule;
import org.junit.Test;

/** weight_m = share_m exp(2 (r_m - max r) / sqrt N), by each {@link Member}'s right answers. */
public class AverageSpecTest extends SilentTestCase {
  private static final Labels LABELS = new Labels(new int[] {0, 0, 0, 0, 0, 0, 1, 1, 1}, 2);

  private final GraphFamily graphs =
      GraphFamily.ofEdges(9, new int[] {0}, new int[] {1}, new double[] {1});

  @Test
  public void withoutHiddenLabelsTheSharesDecide() {
    assertArrayEquals(
        new double[] {2 / 6.0, 1 / 6.0, 3 / 6.0},
        AverageSpec.weights(new double[] {2, 1, 3}, new double[3], 0),
        1e-15);
  }

  @Test
  public void equalMembersKeepTheirShares() {
    assertArrayEquals(
        new double[] {0.5, 0.5},
        AverageSpec.weights(new double[] {1, 1}, new double[] {0.7, 0.7}, 10),
        0);
  }

  /** Two of four labels less: exp(2 (-2) / sqrt 4) = exp(-2). */
  @Test
  public void aMemberThatIsOftenWrongLosesWeight() {
    double less = Math.exp(-2);
    assertArrayEquals(
        new double[] {1 / (1 + less), less / (1 + less)},
        AverageSpec.weights(new double[] {1, 1}, new double[] {1, 0.5}, 4),
        1e-15);
  }

  @Test
  public void membersAreJudgedByEveryLabelOnce() {
    List<String> heard = new ArrayList<>();
    Selected.Averaged averaged =
        (Selected.Averaged)
            spec(Select.CROSS_VALIDATION)
                .by(
                    LABELS,
                    graphs,
                    SizeRule.FREE,
                    workers,
                    (phase, done, all) -> heard.add(done + "/" + all));
    assertArrayEquals(new int[] {6, 3}, averaged.right());
    assertEquals(9, averaged.hidden());
    assertEquals(List.of("0/6", "1/6", "2/6", "3/6", "4/6", "5/6", "6/6"), heard);
    assertEquals("weight 0.881, K 5; 6 of 9 hidden labels right", averaged.lines().get(0).text());
    assertEquals(
        "weight 0.119, K 10, width SCALED; 3 of 9 hidden labels right",
        averaged.lines().get(1).text());
  }

  /** Member "zeros" says (1, 0) and "ones" (0, 1), so their mean is their weights. */
  @Test
  public void answersToHiddenLabelsAreTheWeightedMean() {
    Selected.Averaged averaged = averaged(LABELS, SizeRule.FREE);
    HiddenAnswers answers = averaged.hiddenAnswers().orElseThrow();
    assertEquals(9, answers.count());
    assertEquals(3, answers.runs());
    for (double[] answer : answers.answers()) {
      assertArrayEquals(averaged.weights(), answer, 1e-15);
    }
    assertEquals(6, answers.right());
  }

  /** Labels of weight 1, 1, 2: (1 + 1 + 2)^2 / (1 + 1 + 4). */
  @Test
  public void unequalLabelsCountAsFewer() {
    assertEquals(16 / 6.0, AverageSpec.effective(new double[] {1, 1, 2}), 1e-15);
    assertEquals(3, AverageSpec.effective(new double[] {5, 5, 5}), 1e-15);
    assertEquals(0, AverageSpec.effective(new double[0]), 0);
  }

  /** All unlabelled nodes go to class 0, so its hidden labels stand for more rows. */
  @Test
  public void hiddenLabelsOfALargeClassCountMore() {
    Labels few = LABELS.where(i -> i < 3 || i > 5);
    Selected.Averaged open = averaged(few, SizeRule.AUTO);
    Selected.Averaged free = averaged(few, SizeRule.FREE);
    assertArrayEquals(free.right(), open.right());
    assertTrue(open.mass().belief() > 0.5);
    assertEquals(0, free.mass().belief(), 0);
    assertTrue(open.weights()[0] > free.weights()[0]);
    assertEquals("class sizes", open.lines().get(2).name());
  }

  /** Six labels of one class and three of the other may be a random sample. */
  @Test
  public void aRandomSampleKnowsTheSizesBetter() {
    assertEquals(0, averaged(LABELS, SizeRule.AUTO).mass().belief(), 0);
  }

  private Selected.Averaged averaged(Labels labels, SizeRule sizes) {
    return (Selected.Averaged)
        spec(Select.CROSS_VALIDATION).by(labels, graphs, sizes, workers, Progress.NONE);
  }

  @Test
  public void oneLabelPerClassCannotBeHidden() {
    Labels two = LABELS.where(i -> i == 0 || i == 8);
    Selected averaged =
        spec(Select.CROSS_VALIDATION).by(two, graphs, SizeRule.FREE, workers, Progress.NONE);
    assertEquals("weight 0.500, K 5", averaged.lines().get(0).text());
    assertEquals(
        List.of(0.5, 0.5), averaged.parts(null, null).stream().map(Selected.Part::weight).toList());
  }

  @Test
  public void selectNoneKeepsTheShares() {
    Selected averaged = spec(Select.NONE).by(LABELS, graphs, SizeRule.FREE, workers, Progress.NONE);
    assertEquals("weight 0.500, K 5", averaged.lines().get(0).text());
  }

  @Test
  public void memoryIsThatOfTheLargestMemberAndAllScores() {
    assertEquals(2 * 100 * 3 * 8 + 17, spec(Select.NONE).bytes(null, 100, 500, 5, 3));
    assertEquals(15, spec(Select.NONE).largestK(3));
  }

  @Test
  public void oneFoldIsRejected() {
    assertEquals(
        "number of folds must be 2 or more, was 1",
        assertThrows(
                IllegalArgumentException.class,
                () -> new AverageSpec(List.of(), null, Select.NONE, 1, 1))
            .getMessage());
  }

  private static AverageSpec spec(Select select) {
    GraphSpec narrow = new GraphSpec(5, WidthRule.GLOBAL, 0);
    Member walk = new Member("zeros", 1, narrow, new Always(0, 11));
    return new AverageSpec(
        List.of(walk, new Member("ones", 1, narrow.wide(10), new Always(1, 17))),
        walk,
        select,
        3,
        1);
  }

  /** Gives every node the same class. */
  private record Always(int answer, long bytes) implements Diffusion {
    private static final long serialVersionUID = 1L;

    @Override
    public Scores run(SimilarityGraph graph, Labels given, Workers workers, Watcher watcher) {
      double[] F = new double[2 * graph.size()];
      IntStream.range(0, graph.size()).forEach(i -> F[2 * i + answer] = 1);
      return new Scores(F, 2, new SolvedOutcome(0, 0, List.of()));
    }

    @Override
    public long bytes(long nodes, long entries, int k, int c) {
      return bytes;
    }
  }
}

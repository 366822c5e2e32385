package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.graph.EdgeOrigin;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * {@link EdgeJoins}, {@link EdgeGraphs}, {@link KnownPoints} and {@link FileIds}: nodes out of
 * reach of the labels are joined to the rest by their attributes.
 */
public class EdgeJoinsTest extends FileTestCase {
  private static final int NONE = Labels.UNLABELLED;
  private static final Diffusion HARMONIC = new HarmonicDiffusion(new StoppingRule(1e-13, 1000));

  /**
   * a - b and c - d have labels at a and d; the row u is not in the file. Its two nearest rows are
   * b and c, at the distances 1 and 3, so sigma_x is 4; file weights are 2.
   */
  @Test
  public void aNodeOutOfReachIsTheWeightedMeanOfItsNearestRows() throws IOException {
    double[][] x = {{0}, {9}, {13}, {20}, {10}};
    FittedModel model =
        fit(file("a,b,2\nc,d,2\n"), 2, Points.of(x), new int[] {0, NONE, NONE, 1, NONE});
    double near = Math.exp(-1 / 4.0);
    double far = Math.exp(-9 / 4.0);
    // b between a and u, c between d and u, u between b and c, with conductances 2, 2 near, 2 far
    double toA = 1 / (1 / 2.0 + 1 / (2 * near));
    double toD = 1 / (1 / 2.0 + 1 / (2 * far));
    Answer u = model.answer(TestRows.named("u"));
    assertTrue(u.isReached());
    assertEquals(toA / (toA + toD), u.distribution()[0], 1e-12);
    assertEquals(
        new EdgeOrigin.Joined(new EdgeOrigin.Given(), 1, 2), model.report().graph().origin());
    assertEquals(0, model.report().graph().reach().unreached());
  }

  /** b is nearer, but no label can reach it either. */
  @Test
  public void onlyRowsThatLabelsReachAreJoined() throws IOException {
    double[][] x = {{0}, {9}, {9.5}, {20}, {10}};
    FittedModel model =
        fit(file("a,d\nb,c\n"), 1, Points.of(x), new int[] {0, NONE, NONE, 1, NONE});
    assertArrayEquals(new double[] {1, 0}, model.single(TestRows.named("b")), 1e-12);
    assertEquals(
        new EdgeOrigin.Joined(new EdgeOrigin.Given(), 3, 3), model.report().graph().origin());
  }

  @Test
  public void nothingIsJoinedWhereLabelsReachEverything() throws IOException {
    double[][] x = {{0}, {9}, {13}, {20}, {10}};
    FittedModel model =
        fit(file("a,b\nb,c\nc,d\nd,u\n"), 2, Points.of(x), new int[] {0, NONE, NONE, 1, NONE});
    assertEquals(new EdgeOrigin.Given(), model.report().graph().origin());
  }

  /** A node of the file without a row has no attributes. */
  @Test
  public void aNodeWithoutAttributesStaysOutOfReach() throws IOException {
    double[][] x = {{0}, {9}, {13}, {20}, {10}};
    FittedModel model =
        fit(file("a,b\nc,d\ne,f\n"), 2, Points.of(x), new int[] {0, NONE, NONE, 1, NONE});
    assertFalse(model.answer(TestRows.named("e")).isReached());
    assertEquals(2, model.report().graph().reach().unreached());
  }

  /** Training rows or batch: the same nodes, the same edges, the same answers. */
  @Test
  public void answersDoNotDependOnHowRowsAreDivided() throws IOException {
    Random random = new Random(5);
    double[][] x = TestGraphs.randomPoints(40, 2, random);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i + 3 < 30; i += 2) {
      text.append(i).append(',').append(i % 3 == 0 ? i + 2 : i + 1).append('\n');
    }
    Path file = file(text.toString());
    int[] classOf = new int[40];
    Arrays.fill(classOf, NONE);
    classOf[0] = 0;
    classOf[7] = 1;
    classOf[8] = 1;
    int[] parts = {10, 25, 40};
    double[][][] answers = new double[parts.length][][];
    for (int p = 0; p < parts.length; p++) {
      for (boolean weighs : new boolean[] {false, true}) {
        FittedModel model =
            new GraphSource.Edges(file, false, new AttributeUse(TestRows.AS_THEY_ARE, weighs, true))
                .fit(
                    new TestRows(Points.of(Arrays.copyOf(x, parts[p])), ids(0, parts[p])),
                    new Labels(Arrays.copyOf(classOf, parts[p]), 2),
                    spec(3, 1 + p),
                    Watcher.NONE);
        Answers found = model.batch(new TestRows(Points.of(x), ids(0, 40)), Watcher.NONE);
        answers[p] = weighs ? answers[p] : found.distributions();
        assertEquals(40, found.reached().cardinality());
      }
    }
    assertArrayEquals(answers[2], answers[0]);
    assertArrayEquals(answers[2], answers[1]);
  }

  @Test
  public void rowsOfOneIdMayNotDifferInTheirAttributes() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new GraphSource.Edges(
                    file("a,b\n"), false, new AttributeUse(TestRows.AS_THEY_ARE, false, true))
                .fit(
                    new TestRows(Points.of(new double[] {0}, new double[] {1}), "u", "u"),
                    new Labels(new int[] {0, 0}, 1),
                    spec(2, 1),
                    Watcher.NONE));
  }

  /** Rows named a, b, c, d and u. */
  private static FittedModel fit(Path file, int k, Points x, int[] classOf) {
    return new GraphSource.Edges(file, false, new AttributeUse(TestRows.AS_THEY_ARE, false, true))
        .fit(
            new TestRows(x, "a", "b", "c", "d", "u"),
            new Labels(classOf, 2),
            spec(k, 1),
            Watcher.NONE);
  }

  private static String[] ids(int from, int to) {
    return IntStream.range(from, to).mapToObj(String::valueOf).toArray(String[]::new);
  }

  private static ModelSpec spec(int k, int slots) {
    return new ModelSpec(
        new SearchSpec(Search.EXACT, 1), new GraphSpec(k, WidthRule.GLOBAL, 0), HARMONIC, slots);
  }
}

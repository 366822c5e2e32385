package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** {@link Film}, with {@link Frames}, {@link Drawing} and {@link Moment}. */
public class FilmTest extends SilentTestCase {
  private static final int N = 12;

  private final SimilarityGraph path = TestGraphs.path(N);
  private final Labels ends = TestGraphs.labelled(N, 2, 0, 0, N - 1, 1);

  @Test
  public void aShortRunIsKeptStepByStep() {
    Film film = new Film(nothingHidden(), 100, 100);
    run(film, 7);
    assertEquals(
        IntStream.rangeClosed(0, 7).boxed().toList(),
        film.frames().stream().map(Frame::t).toList());
  }

  @Test
  public void aLongRunIsThinnedEvenlyAndKeepsItsEnds() {
    for (int steps : new int[] {15, 16, 17, 100, 333}) {
      Film film = new Film(nothingHidden(), 100, 10);
      run(film, steps);
      List<Integer> times = film.frames().stream().map(Frame::t).toList();
      assertTrue(times.toString(), times.size() >= 5 && times.size() <= 10);
      assertEquals(0, (int) times.get(0));
      assertEquals(steps, (int) times.get(times.size() - 1));
      for (int f = 2; f < times.size() - 1; f++) {
        assertEquals(
            times.toString(), times.get(1) - times.get(0), times.get(f) - times.get(f - 1));
      }
      assertEquals(steps + 1, film.moments().size());
    }
  }

  @Test
  public void aMeanIsOneMoreMomentOverTheSameEdges() {
    for (int steps : new int[] {9, 10}) { // whether the last step is kept or not
      Film film = new Film(nothingHidden(), 100, 8);
      run(film, steps);
      float[] flow = film.frames().get(film.frames().size() - 1).flow().clone();
      double[] mean = new double[2 * N];
      Arrays.fill(mean, 0.5);
      film.averaged(mean);
      Frame last = film.frames().get(film.frames().size() - 1);
      assertEquals(steps + 1, last.t());
      assertEquals(0.5, last.shares()[3], 0);
      assertArrayEquals(flow, last.flow(), 0);
      assertEquals(new Moment(steps + 1, 0, N, 0), film.moments().get(steps + 1));
      film.end();
      film.averaged(mean);
      assertEquals(steps + 2, film.moments().size());
    }
  }

  @Test
  public void theLastFrameIsWhereTheRunEnded() {
    for (int steps :
        new int[] {9, 10}) { // one whose last step is kept anyway, and one whose last step is not
      Film film = new Film(nothingHidden(), 100, 8);
      double[] F = run(film, steps).values();
      Frame last = film.frames().get(film.frames().size() - 1);
      for (int i = 0; i < N; i++) {
        double sum = F[2 * i] + F[2 * i + 1];
        assertEquals(sum > 0 ? F[2 * i] / sum : 0, last.shares()[2 * i], 1e-6);
      }
    }
  }

  @Test
  public void labelsArriveOneNodeFurtherInEveryStep() {
    Film film = new Film(nothingHidden());
    run(film, 7);
    assertEquals(
        List.of(2, 4, 6, 8, 10, 12, 12, 12), film.moments().stream().map(Moment::reached).toList());
  }

  /**
   * Node 3, truly of class 1, is first reached by class 0; nodes not reached get class 0, the first
   * of two equal priors.
   */
  @Test
  public void errorsAreThoseOfTheHiddenLabels() {
    int[] hidden = nothingHidden();
    hidden[3] = 1;
    hidden[8] = 1;
    Film film = new Film(hidden);
    run(film, 5);
    assertEquals(2, film.judged());
    assertEquals(List.of(2, 2, 2, 1, 1, 1), film.moments().stream().map(Moment::errors).toList());
  }

  @Test
  public void changeIsThatOfTheScores() {
    Film film = new Film(nothingHidden());
    Scores scores = run(film, 6);
    assertEquals(0, film.moments().get(0).change(), 0);
    assertEquals(
        0.5, film.moments().get(1).change(), 0); // node 1 takes half of its labelled neighbour
    assertEquals(scores.outcome().change(), film.moments().get(6).change(), 0);
  }

  @Test
  public void flowIsTheWeightRelativeToThatOfTheGraph() {
    Film film = new Film(nothingHidden());
    film.starts(path, ends, IntStream.range(0, N).toArray());
    double[] wD = Arrays.stream(path.weight()).map(w -> 0.25 * w).toArray();
    film.stepped(0, new double[2 * N], wD);
    float[] flow = film.frames().get(0).flow();
    assertEquals(N - 1, flow.length);
    for (float share : flow) {
      assertEquals(0.25, share, 0);
    }
  }

  @Test
  public void aLargeGraphIsSampledWithItsLabels() {
    SimilarityGraph graph = TestGraphs.path(1000);
    Film film = new Film(new int[1000], 50, 10);
    film.starts(
        graph, TestGraphs.labelled(1000, 2, 17, 0, 901, 1), IntStream.range(0, 1000).toArray());
    Drawing drawing = film.drawing();
    assertEquals(50, drawing.size());
    assertTrue(drawing.isSample());
    assertEquals(50, Arrays.stream(drawing.nodes()).distinct().count());
    assertEquals(
        List.of(17, 901),
        IntStream.range(0, 50)
            .filter(v -> drawing.labels()[v] >= 0)
            .mapToObj(v -> drawing.nodes()[v])
            .toList());
  }

  @Test
  public void edgesJoinTheDrawnNodes() {
    Film film = new Film(nothingHidden());
    run(film, 1);
    Drawing drawing = film.drawing();
    assertFalse(drawing.isSample());
    assertEquals(N - 1, drawing.low().length);
    for (int e = 0; e < drawing.low().length; e++) {
      assertEquals(drawing.low()[e] + 1, drawing.high()[e]);
    }
  }

  @Test
  public void secondRunReplacesTheFirst() {
    Film film = new Film(nothingHidden());
    run(film, 9);
    run(film, 3);
    assertEquals(4, film.frames().size());
    assertEquals(4, film.moments().size());
  }

  @Test
  public void nothingIsRecordedAfterTheEnd() {
    Film film = new Film(nothingHidden());
    run(film, 3);
    film.end();
    run(film, 9);
    assertEquals(4, film.frames().size());
  }

  @Test
  public void confidenceIsZeroForEvenSharesAndOneForAWholeOne() {
    Frame frame =
        new Frame(
            0,
            new int[] {0, 1, Scores.NO_CLASS, 1},
            new float[] {1f / 3, 1f / 3, 1f / 3, 0, 1, 0, 0, 0, 0, 0, 2f / 3, 1f / 3},
            new float[0]);
    assertArrayEquals(
        new double[] {0, 1, 0, 0.5},
        IntStream.range(0, 4).mapToDouble(v -> frame.confidence(v, 3)).toArray(),
        1e-6);
  }

  @Test
  public void framesHoldTheClassesOfTheScores() {
    Film film = new Film(nothingHidden());
    double[] F = run(film, 3).values();
    Frame last = film.frames().get(3);
    for (int i = 0; i < N; i++) {
      assertEquals(Scores.classOf(F, i, 2), last.classOf()[i]);
    }
    assertEquals(Scores.NO_CLASS, last.classOf()[5]);
  }

  private Scores run(Film film, int steps) {
    EulerSpec spec =
        new EulerSpec(steps, 1, Scheme.EXPLICIT, LabelWeights.ONE_HOT, LabelRule.CLAMP, false);
    film.starts(path, ends, IntStream.range(0, N).toArray());
    return EulerDiffusion.isotropic(spec).run(path, ends, workers, film);
  }

  private static int[] nothingHidden() {
    int[] hidden = new int[N];
    Arrays.fill(hidden, Labels.UNLABELLED);
    return hidden;
  }

  @Test
  public void aFilmIsEmptyUntilSomethingIsRecorded() {
    Film film = new Film(nothingHidden(), 100, 100);
    assertTrue(film.isEmpty());
    run(film, 1);
    assertFalse(film.isEmpty());
  }

  /** 3 of 12 judged nodes are 25 %. */
  @Test
  public void errorsAreAPercentageOfTheJudgedNodes() {
    int[] hidden = new int[N];
    Film film = new Film(hidden, 100, 100);
    run(film, 1);
    assertEquals(N, film.judged());
    assertEquals(25, film.percentWrong(new Moment(1, 0, 0, 3)), 0);
    Film none = new Film(nothingHidden(), 100, 100);
    run(none, 1);
    assertEquals(0, none.percentWrong(new Moment(1, 0, 0, 3)), 0);
  }

  @Test
  public void aSingleClassIsCertain() {
    Frame frame = new Frame(0, new int[] {0, -1}, new float[] {1, 0}, new float[0]);
    assertEquals(1, frame.confidence(0, 1), 0);
    assertEquals(0, frame.confidence(1, 1), 0);
  }

  /** The colours of Okabe and Ito come first; after 21 they are repeated. */
  @Test
  public void classesHaveColoursThatRepeatAfterTwentyOne() {
    assertEquals(0x0072b2, Palette.rgb(0));
    assertEquals(0xe69f00, Palette.rgb(1));
    assertEquals(Palette.rgb(1), Palette.rgb(22));
    assertEquals(21, IntStream.range(0, 21).map(Palette::rgb).distinct().count());
  }

  /**
   * Two nodes, 2^20 - 1 classes and an edge are 2^21 + 1 numbers per frame: 15 frames have at most
   * 2^25. The fifteenth is there when every second one goes.
   */
  @Test
  public void manyClassesHaveFewFrames() {
    int classes = (1 << 20) - 1;
    SimilarityGraph pair = TestGraphs.path(2);
    Film film = new Film(new int[] {-1, -1}, 100, 100);
    film.starts(pair, new Labels(new int[] {0, -1}, classes), new int[] {0, 1});
    double[] F = new double[2 * classes];
    for (int t = 0; t < 15; t++) {
      film.stepped(t, F, pair.weight());
    }
    assertEquals(List.of(0, 2, 4, 6, 8, 10, 12, 14), film.frames().stream().map(Frame::t).toList());
  }
}

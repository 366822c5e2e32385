package labeldiffusion.picture;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import org.junit.Test;

/** Frames of a path of three nodes, and what {@link Drawing} takes of larger ones. */
public class FramesTest {
  private final SimilarityGraph path = TestGraphs.path(3);
  private final Labels labels = TestGraphs.labelled(3, 2, 0, 0);
  private final Drawing drawing = Drawing.of(path, labels, new int[] {7, 8, -1}, 3);

  private List<Integer> times(int most, int steps) {
    Frames frames = new Frames(drawing, most);
    for (int t = 0; t < steps; t++) {
      frames.add(t, new double[6], path.weight());
    }
    return frames.all().stream().map(Frame::t).toList();
  }

  /** When four are reached, every second is dropped, and from then on every second is kept. */
  @Test
  public void framesAreThinnedWhenThereAreTooMany() {
    assertEquals(List.of(), times(4, 0));
    assertEquals(List.of(0, 1, 2), times(4, 3));
    assertEquals(List.of(0, 2, 3), times(4, 4));
    assertEquals(List.of(0, 2, 4), times(4, 5));
    assertEquals(List.of(0, 2, 4, 5), times(4, 6));
    assertEquals(List.of(0, 4, 6), times(4, 7));
    assertEquals(List.of(0, 4, 8), times(4, 9));
    assertEquals(List.of(0, 4, 8, 9), times(4, 10));
  }

  /** Rows (1, 3), (0, 0) and (0, 2); weights of the edges halved and doubled. */
  @Test
  public void sharesAndFlowsAreRelative() {
    Frames frames = new Frames(drawing, 4);
    double[] wD = new double[4];
    wD[drawing.position()[0]] = 0.5;
    wD[drawing.position()[1]] = 2;
    frames.add(0, new double[] {1, 3, 0, 0, 0, 2}, wD);
    Frame frame = frames.all().get(0);
    assertArrayEquals(new float[] {0.25f, 0.75f, 0, 0, 0, 1}, frame.shares(), 0);
    assertArrayEquals(new int[] {1, -1, 1}, frame.classOf());
    assertArrayEquals(new float[] {0.5f, 1}, frame.flow(), 0);
  }

  @Test
  public void edgesOfWeightZeroHaveNoFlow() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(3, new int[] {0, 1}, new int[] {1, 2}, new double[] {1, 0}, 2);
    Frames frames = new Frames(Drawing.of(graph, labels, new int[3], 3), 4);
    frames.add(0, new double[6], graph.weight());
    float[] flow = frames.all().get(0).flow();
    assertEquals(1, flow[0] + flow[1], 0);
  }

  @Test
  public void aSmallGraphIsDrawnAsItIs() {
    assertArrayEquals(new int[] {0, 1, 2}, drawing.nodes());
    assertArrayEquals(new int[] {7, 8, -1}, drawing.rows());
    assertArrayEquals(new int[] {0, -1, -1}, drawing.labels());
    assertArrayEquals(new int[] {0, 1}, drawing.low());
    assertArrayEquals(new int[] {1, 2}, drawing.high());
    assertEquals(false, drawing.isSample());
  }

  /**
   * Six of the nodes 0 to 11, of which the first eight are labelled: three of these and three of
   * the others, at equal intervals. Of the path's edges only 8 - 9 and 9 - 10 are left.
   */
  @Test
  public void aSampleIsHalfLabelledAndEven() {
    Labels eight = new Labels(new int[] {0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1}, 2);
    int[] rows = IntStream.range(100, 112).toArray();
    Drawing sample = Drawing.of(TestGraphs.path(12), eight, rows, 6);
    assertArrayEquals(new int[] {0, 2, 5, 8, 9, 10}, sample.nodes());
    assertArrayEquals(new int[] {100, 102, 105, 108, 109, 110}, sample.rows());
    assertArrayEquals(new int[] {0, 0, 0, -1, -1, -1}, sample.labels());
    assertArrayEquals(new int[] {3, 4}, sample.low());
    assertArrayEquals(new int[] {4, 5}, sample.high());
    assertEquals(true, sample.isSample());
    assertEquals(6, sample.size());
  }

  /** A frame that is kept does not change when the next one comes. */
  @Test
  public void framesHaveNumbersOfTheirOwn() {
    Frames frames = new Frames(drawing, 4);
    double[] half = Arrays.stream(path.weight()).map(w -> w / 2).toArray();
    frames.add(0, new double[] {1, 0, 1, 0, 1, 0}, path.weight());
    frames.add(1, new double[] {0, 1, 0, 1, 0, 1}, half);
    Frame first = frames.all().get(0);
    Frame second = frames.all().get(1);
    assertArrayEquals(new float[] {1, 0, 1, 0, 1, 0}, first.shares(), 0);
    assertArrayEquals(new int[3], first.classOf());
    assertArrayEquals(new float[] {1, 1}, first.flow(), 0);
    assertArrayEquals(new float[] {0, 1, 0, 1, 0, 1}, second.shares(), 0);
    assertArrayEquals(new int[] {1, 1, 1}, second.classOf());
    assertArrayEquals(new float[] {0.5f, 0.5f}, second.flow(), 0);
  }

  /** An edge of weight 1/2 that conducts 1/4 is half open. */
  @Test
  public void flowIsRelativeToTheWeightOfTheEdge() {
    SimilarityGraph graph =
        SimilarityGraph.ofEdges(2, new int[] {0}, new int[] {1}, new double[] {0.5}, 1);
    Labels one = TestGraphs.labelled(2, 2, 0, 0);
    Frames frames = new Frames(Drawing.of(graph, one, new int[2], 2), 4);
    frames.add(0, new double[4], new double[] {0.25, 0.25});
    assertArrayEquals(new float[] {0.5f}, frames.all().get(0).flow(), 0);
  }

  /** Four nodes, all labelled: only a larger graph is sampled. */
  @Test
  public void asManyNodesAsMayBeDrawnAreDrawn() {
    Labels all = new Labels(new int[] {0, 1, 0, 1}, 2);
    Drawing four = Drawing.of(TestGraphs.path(4), all, new int[4], 4);
    assertArrayEquals(new int[] {0, 1, 2, 3}, four.nodes());
  }
}

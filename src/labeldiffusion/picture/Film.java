package labeldiffusion.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/**
 * Records a diffusion: pictures of some moments, figures of all. If several diffusions are run, the
 * last one is kept. Memory is bounded: at most {@link #MOST_NODES} nodes are drawn, and there are
 * at most {@link #MOST_FRAMES} pictures, fewer if there are many classes or edges.
 */
public final class Film implements Watcher {
  public static final int MOST_NODES = 10_000;
  public static final int MOST_FRAMES = 200;

  /** Numbers in all frames together: 128 MB. */
  private static final long MOST_NUMBERS = 1 << 25;

  private static final int FEWEST_FRAMES = 8;

  private final int[] hidden;
  private final int mostNodes;
  private final int mostFrames;
  private Drawing drawing;
  private Frames frames;
  private List<Moment> moments = List.of();

  /** The hidden label of each node, UNLABELLED if it has none. */
  private int[] truth;

  private int judged;
  private int classOfUnreached;
  private double[] before;
  private boolean isOver;

  /**
   * @param hidden the true class of each row whose label is hidden from the diffusion, UNLABELLED
   *     for all others
   */
  public Film(int[] hidden) {
    this(hidden, MOST_NODES, MOST_FRAMES);
  }

  /** The same with other bounds; those of the memory hold still. */
  public Film(int[] hidden, int mostNodes, int mostFrames) {
    this.hidden = hidden;
    this.mostNodes = mostNodes;
    this.mostFrames = mostFrames;
  }

  @Override
  public void at(String phase, int done, int total) {}

  @Override
  public void starts(SimilarityGraph graph, Labels labels, int[] rows) {
    if (isOver) {
      return;
    }
    drawing = Drawing.of(graph, labels, rows, mostNodes);
    long numbers =
        Math.max(1, (long) drawing.size() * labels.classes() + drawing.position().length);
    frames =
        new Frames(
            drawing, (int) Math.max(FEWEST_FRAMES, Math.min(mostFrames, MOST_NUMBERS / numbers)));
    moments = new ArrayList<>();
    truth = new int[graph.size()];
    judged = 0;
    for (int i = 0; i < truth.length; i++) {
      truth[i] = rows[i] < 0 ? Labels.UNLABELLED : hidden[rows[i]];
      judged += truth[i] == Labels.UNLABELLED ? 0 : 1;
    }
    classOfUnreached = mostCommon(labels.counts());
    before = null;
  }

  /** What a node gets that no label reaches: the class of the largest prior. */
  private static int mostCommon(int[] counts) {
    int best = 0;
    for (int k = 1; k < counts.length; k++) {
      best = counts[k] > counts[best] ? k : best;
    }
    return best;
  }

  @Override
  public void stepped(int t, double[] F, double[] wD) {
    if (isOver) {
      return;
    }
    frames.add(t, F, wD);
    int c = drawing.classes();
    double change = 0;
    int reached = 0;
    int errors = 0;
    for (int i = 0; i < truth.length; i++) {
      int best = -1;
      double most = 0;
      for (int x = i * c; x < (i + 1) * c; x++) {
        if (F[x] > most) {
          most = F[x];
          best = x - i * c;
        }
        change = before == null ? 0 : Math.max(change, Math.abs(F[x] - before[x]));
      }
      reached += best < 0 ? 0 : 1;
      errors +=
          truth[i] != Labels.UNLABELLED && truth[i] != (best < 0 ? classOfUnreached : best) ? 1 : 0;
    }
    if (before == null) {
      before = F.clone();
    } else {
      System.arraycopy(F, 0, before, 0, F.length);
    }
    moments.add(new Moment(t, change, reached, errors));
  }

  /** Nothing that happens from now on is recorded. */
  public void end() {
    isOver = true;
    before = null;
  }

  /** Whether there is anything to be seen. */
  public boolean isEmpty() {
    return moments.isEmpty();
  }

  /** What is drawn. */
  public Drawing drawing() {
    return drawing;
  }

  /** Pictures of some moments, the first and the last among them. */
  public List<Frame> frames() {
    return frames.all();
  }

  /** All moments. */
  public List<Moment> moments() {
    return Collections.unmodifiableList(moments);
  }

  /** Number of nodes whose label is hidden: those that can be judged. */
  public int judged() {
    return judged;
  }

  /** Per cent of those whose class is another at some moment; 0 if there are none. */
  public double percentWrong(Moment moment) {
    return judged == 0 ? 0 : 100.0 * moment.errors() / judged;
  }
}

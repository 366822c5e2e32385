package labeldiffusion.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/**
 * Records a diffusion: frames of some steps and figures of all. If several diffusions run, the last
 * one is kept. Memory is bounded: at most {@link #MOST_NODES} nodes are drawn, and there are at
 * most {@link #MOST_FRAMES} frames, fewer if there are many classes or edges.
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

  /** The hidden label of each node, UNLABELLED if there is none. */
  private int[] truth;

  private int judged;
  private double[] prior;
  private double[] before;
  private boolean isOver;

  /**
   * @param hidden the true class of each row whose label is hidden from the diffusion, UNLABELLED
   *     for all others
   */
  public Film(int[] hidden) {
    this(hidden, MOST_NODES, MOST_FRAMES);
  }

  /** Records with other limits; memory is bounded all the same. */
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
        Math.max(1, (long) drawing.size() * (labels.classes() + 1) + drawing.position().length);
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
    prior = labels.prior();
    before = null;
  }

  @Override
  public void stepped(int t, double[] F, double[] wD) {
    if (isOver) {
      return;
    }
    frames.add(t, F, wD);
    double change = 0;
    for (int x = 0; x < F.length && before != null; x++) {
      change = Math.max(change, Math.abs(F[x] - before[x]));
    }
    if (before == null) {
      before = F.clone();
    } else {
      System.arraycopy(F, 0, before, 0, F.length);
    }
    judge(t, change, F);
  }

  /** The mean is one more moment. It is not a step, so it has no change. */
  @Override
  public void averaged(double[] F) {
    if (isOver) {
      return;
    }
    int t = moments.get(moments.size() - 1).t() + 1;
    frames.addMean(t, F);
    judge(t, 0, F);
  }

  private void judge(int t, double change, double[] F) {
    int reached = 0;
    int errors = 0;
    for (int i = 0; i < truth.length; i++) {
      reached += Scores.classOf(F, i, prior.length) == Scores.NO_CLASS ? 0 : 1;
      boolean isJudged = truth[i] != Labels.UNLABELLED;
      errors += isJudged && truth[i] != Scores.classOf(F, i, prior) ? 1 : 0;
    }
    moments.add(new Moment(t, change, reached, errors));
  }

  /** Stops recording. */
  public void end() {
    isOver = true;
    before = null;
  }

  /** Whether nothing has been recorded. */
  public boolean isEmpty() {
    return moments.isEmpty();
  }

  /** What is drawn. */
  public Drawing drawing() {
    return drawing;
  }

  /** Frames of some moments, including the first and the last. */
  public List<Frame> frames() {
    return frames.all();
  }

  /** All moments. */
  public List<Moment> moments() {
    return Collections.unmodifiableList(moments);
  }

  /** Number of nodes with a hidden label, whose predicted class can be judged. */
  public int judged() {
    return judged;
  }

  /** The percentage of judged nodes whose class is wrong at some moment; 0 if none is judged. */
  public double percentWrong(Moment moment) {
    return judged == 0 ? 0 : 100.0 * moment.errors() / judged;
  }
}

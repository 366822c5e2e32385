package labeldiffusion.picture;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.Scores;

/**
 * Evenly spaced frames of a film whose length is not known in advance. When there are too many,
 * every second frame is dropped, and from then on only every second of the new ones is kept. The
 * last frame is always available.
 */
final class Frames {
  private final int most;
  private final Drawing drawing;
  private final List<Frame> kept = new ArrayList<>();
  private final float[] latestShares;
  private final float[] latestFlow;
  private final int[] latestClasses;
  private Frame latest;
  private int seen;
  private int stride = 1;

  /**
   * @param most largest number of frames to keep, 2 or more
   */
  Frames(Drawing drawing, int most) {
    this.drawing = drawing;
    this.most = most;
    latestShares = new float[drawing.size() * drawing.classes()];
    latestFlow = new float[drawing.position().length];
    latestClasses = new int[drawing.size()];
  }

  void add(int t, double[] F, double[] wD) {
    boolean keep = seen++ % stride == 0;
    float[] flow = keep ? new float[latestFlow.length] : latestFlow;
    fillFlow(wD, flow);
    add(keep, t, F, flow);
  }

  /** Adds the mean of several methods, over edges as open as in the last frame. */
  void addMean(int t, double[] F) {
    add(false, t, F, latest.flow());
  }

  private void add(boolean keep, int t, double[] F, float[] flow) {
    float[] shares = keep ? new float[latestShares.length] : latestShares;
    int[] classOf = keep ? new int[latestClasses.length] : latestClasses;
    fillShares(F, shares);
    for (int v = 0; v < classOf.length; v++) {
      classOf[v] = Scores.classOf(F, drawing.nodes()[v], drawing.classes());
    }
    latest = new Frame(t, classOf, shares, flow);
    if (keep) {
      kept.add(latest);
      if (kept.size() == most) {
        thin();
      }
    }
  }

  private void thin() {
    for (int f = 1; f < kept.size(); f++) {
      kept.remove(f); // the next frame moves up and stays
    }
    stride *= 2;
  }

  /** The frames so far. */
  List<Frame> all() {
    List<Frame> all = new ArrayList<>(kept);
    if (latest != null && latest.t() != all.get(all.size() - 1).t()) {
      all.add(latest);
    }
    return all;
  }

  private void fillShares(double[] F, float[] shares) {
    int c = drawing.classes();
    for (int v = 0; v < drawing.size(); v++) {
      int from = drawing.nodes()[v] * c;
      double sum = 0;
      for (int k = 0; k < c; k++) {
        sum += F[from + k];
      }
      for (int k = 0; k < c; k++) {
        shares[v * c + k] = sum > 0 ? (float) (F[from + k] / sum) : 0;
      }
    }
  }

  private void fillFlow(double[] wD, float[] flow) {
    double[] w = drawing.graph().weight();
    for (int e = 0; e < flow.length; e++) {
      int p = drawing.position()[e];
      flow[e] = w[p] > 0 ? (float) Math.min(1, wD[p] / w[p]) : 0;
    }
  }
}

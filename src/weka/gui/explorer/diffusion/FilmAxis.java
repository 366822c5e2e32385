package weka.gui.explorer.diffusion;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.picture.Frame;

/**
 * The time axis of a film. The way from one frame to the next is the longer, the more the drawn
 * nodes change between them:
 *
 * <pre>
 *   way(f) = EVEN / (m - 1)  +  (1 - EVEN) change(f) / sum of all changes
 *   change(f) = sum over nodes and classes of |share in frame f - share in frame f-1|
 * </pre>
 *
 * Most diffusions change much in a few steps and little in all the others. By step number, these
 * few steps would be a hair's breadth on the slider.
 */
final class FilmAxis {
  /** Number of places on the axis; every frame of a film has at least one of them. */
  static final int LENGTH = 1000;

  /** The part of the axis that is divided evenly, so that every frame can be reached. */
  private static final double EVEN = 0.25;

  private final List<Frame> frames;
  private final int[] place;

  FilmAxis(List<Frame> frames) {
    this.frames = frames;
    int m = frames.size();
    double[] change = new double[m];
    for (int f = 1; f < m; f++) {
      change[f] = change(frames.get(f - 1).shares(), frames.get(f).shares());
    }
    double sum = Arrays.stream(change).sum();
    place = new int[m];
    double reached = 0;
    for (int f = 1; f < m; f++) {
      double even = 1.0 / (m - 1);
      reached += sum > 0 ? EVEN * even + (1 - EVEN) * change[f] / sum : even;
      place[f] = (int) Math.round(LENGTH * reached);
    }
  }

  private static double change(float[] before, float[] after) {
    double sum = 0;
    for (int s = 0; s < after.length; s++) {
      sum += Math.abs(after[s] - before[s]);
    }
    return sum;
  }

  /** Where a frame is, from 0 to {@link #LENGTH}. */
  int placeOf(int frame) {
    return place[frame];
  }

  /** The frame at a place: the last one that begins at or before it. */
  int frameAt(int where) {
    int found = Arrays.binarySearch(place, where);
    return found >= 0 ? found : -found - 2;
  }

  /** The last frame of the initial isotropic steps; 0 if there are none. */
  int endOfInitialSteps() {
    int f = 0;
    while (f < frames.size() - 1 && frames.get(f + 1).t() <= 0) {
      f++;
    }
    return f;
  }

  /** Names the moment of a frame. */
  String name(int frame) {
    if (frames.size() == 1) {
      return "solved directly";
    }
    int t = frames.get(frame).t();
    int first = frames.get(0).t();
    if (t == first) {
      return "given labels";
    }
    return t <= 0
        ? "initial step " + (t - first) + " of " + -first
        : "step " + t + " of " + frames.get(frames.size() - 1).t();
  }
}

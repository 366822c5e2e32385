package labeldiffusion.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A few frames of a film, close together where much changes and far apart where little does. A
 * change is that of a node's confidence, 1 more if its class changes too.
 */
public final class KeyFrames {
  private KeyFrames() {}

  /** At most this many frames, in their order, including the first and the last. */
  public static List<Frame> of(List<Frame> frames, int classes, int most) {
    if (frames.size() <= most) {
      return frames;
    }
    double[] until = new double[frames.size()]; // the sum of all changes up to a frame
    for (int f = 1; f < until.length; f++) {
      until[f] = until[f - 1] + change(frames.get(f - 1), frames.get(f), classes);
    }
    double all = until[until.length - 1];
    List<Frame> key = new ArrayList<>(List.of(frames.get(0)));
    for (int f = 1; key.size() < most - 1; f++) {
      // enough has changed, or no frame that is left could be spared: so f stays before the last
      boolean isDue = until[f] >= all * key.size() / (most - 1);
      if (isDue || until.length - f <= most - key.size()) {
        key.add(frames.get(f));
      }
    }
    key.add(frames.get(frames.size() - 1));
    return key;
  }

  private static double change(Frame before, Frame after, int classes) {
    double sum = 0;
    for (int v = 0; v < after.classOf().length; v++) {
      sum += before.classOf()[v] == after.classOf()[v] ? 0 : 1;
      sum += Math.abs(before.confidence(v, classes) - after.confidence(v, classes));
    }
    return sum;
  }
}

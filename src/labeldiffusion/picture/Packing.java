package labeldiffusion.picture;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Lays the components of a graph beside each other: each one is turned so that it is wide rather
 * than high, and its box is put on a shelf, high boxes first.
 */
final class Packing {
  /** Free space around a box, at least, and relative to its size. */
  private static final float GAP = 0.5f;

  private static final float RELATIVE_GAP = 0.04f;

  /** Width of the picture relative to its height, roughly. */
  private static final double SHAPE = 1.5;

  private final int[] component;
  private final float[] places;
  private final float[][] centre;
  private final float[][] axis;

  /** Lower left corner and size of each component's box. */
  private final float[] left;

  private final float[] bottom;
  private final float[] width;
  private final float[] height;

  private Packing(MapGraph graph, float[] places) {
    this.places = places;
    component = graph.component();
    int c = graph.components();
    centre = new float[c][2];
    axis = new float[c][2];
    left = new float[c];
    bottom = new float[c];
    width = new float[c];
    height = new float[c];
  }

  /** The places of all nodes (x, y of node 0, of node 1, ...) after packing. */
  static float[] of(MapGraph graph, float[] places) {
    Packing packing = new Packing(graph, places.clone());
    packing.turn();
    packing.measure();
    float[] shift = packing.shelves();
    for (int i = 0; i < packing.component.length; i++) {
      packing.places[2 * i] += shift[2 * packing.component[i]];
      packing.places[2 * i + 1] += shift[2 * packing.component[i] + 1];
    }
    return packing.places;
  }

  /** Turns every component around its mean so that its longer principal axis is horizontal. */
  private void turn() {
    int c = centre.length;
    int[] size = new int[c];
    for (int i = 0; i < component.length; i++) {
      size[component[i]]++;
      centre[component[i]][0] += places[2 * i];
      centre[component[i]][1] += places[2 * i + 1];
    }
    double[][] moments = new double[c][3]; // sums of xx, xy, yy
    for (int i = 0; i < component.length; i++) {
      double[] m = moments[component[i]];
      double x = places[2 * i] - centre[component[i]][0] / size[component[i]];
      double y = places[2 * i + 1] - centre[component[i]][1] / size[component[i]];
      m[0] += x * x;
      m[1] += x * y;
      m[2] += y * y;
    }
    for (int k = 0; k < c; k++) {
      longAxis(moments[k], axis[k]);
    }
    for (int i = 0; i < component.length; i++) {
      float[] a = axis[component[i]];
      float x = places[2 * i] - centre[component[i]][0] / size[component[i]];
      float y = places[2 * i + 1] - centre[component[i]][1] / size[component[i]];
      places[2 * i] = a[0] * x + a[1] * y;
      places[2 * i + 1] = a[0] * y - a[1] * x;
    }
  }

  /** The unit eigenvector of the larger eigenvalue of (xx xy; xy yy), pointing to the right. */
  private static void longAxis(double[] m, float[] axis) {
    double half = (m[0] - m[2]) / 2;
    double root = Math.sqrt(half * half + m[1] * m[1]);
    double x = half >= 0 ? half + root : Math.abs(m[1]); // avoids the difference of equal numbers
    double y = half >= 0 ? m[1] : Math.signum(m[1]) * (root - half);
    double length = Math.sqrt(x * x + y * y);
    boolean isRound = !(length > 0);
    axis[0] = isRound ? (half < 0 ? 0 : 1) : (float) (x / length);
    axis[1] = isRound ? (half < 0 ? 1 : 0) : (float) (y / length);
  }

  private void measure() {
    float[] right = new float[left.length];
    float[] top = new float[left.length];
    for (int i = 0; i < component.length; i++) {
      int k = component[i];
      left[k] = Math.min(left[k], places[2 * i]); // means are 0, so 0 is inside of every box
      right[k] = Math.max(right[k], places[2 * i]);
      bottom[k] = Math.min(bottom[k], places[2 * i + 1]);
      top[k] = Math.max(top[k], places[2 * i + 1]);
    }
    for (int k = 0; k < left.length; k++) {
      float gap = GAP + RELATIVE_GAP * Math.max(right[k] - left[k], top[k] - bottom[k]);
      left[k] -= gap;
      bottom[k] -= gap;
      width[k] = right[k] + gap - left[k];
      height[k] = top[k] + gap - bottom[k];
    }
  }

  /** How far each component (x, y of component 0, ...) must move to lie on its shelf. */
  private float[] shelves() {
    double area = 0;
    float widest = 0;
    for (int k = 0; k < width.length; k++) {
      area += (double) width[k] * height[k];
      widest = Math.max(widest, width[k]);
    }
    double shelf = Math.max(widest, Math.sqrt(SHAPE * area));
    float[] shift = new float[2 * width.length];
    float x = 0;
    float y = 0;
    float high = 0;
    for (int k : byHeight()) {
      if (x > 0 && x + width[k] > shelf) {
        x = 0;
        y -= high;
        high = 0;
      }
      shift[2 * k] = x - left[k];
      shift[2 * k + 1] = y - height[k] - bottom[k];
      x += width[k];
      high = Math.max(high, height[k]);
    }
    return shift;
  }

  private int[] byHeight() {
    return IntStream.range(0, height.length)
        .boxed()
        .sorted(Comparator.comparingDouble(k -> -height[k])) // equal ones stay in their order
        .mapToInt(k -> k)
        .toArray();
  }
}

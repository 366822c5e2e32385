package labeldiffusion.graph;

/** The k nearest of a stream of candidates, in order of distance, equal distances by index. */
final class NearestList {
  private final int[] index;
  private final double[] squared;
  private int size;

  NearestList(int k) {
    index = new int[k];
    squared = new double[k];
  }

  void clear() {
    size = 0;
  }

  void offer(int j, double distance) {
    int p = size;
    if (size == index.length) {
      if (size == 0 || !isBefore(distance, j, size - 1)) {
        return;
      }
      p--;
    } else {
      size++;
    }
    for (; p > 0 && isBefore(distance, j, p - 1); p--) {
      index[p] = index[p - 1];
      squared[p] = squared[p - 1];
    }
    index[p] = j;
    squared[p] = distance;
  }

  private boolean isBefore(double distance, int j, int p) {
    return distance < squared[p] || distance == squared[p] && j < index[p];
  }

  void copyTo(int[] indices, double[] distances, int position) {
    System.arraycopy(index, 0, indices, position, size);
    System.arraycopy(squared, 0, distances, position, size);
  }
}

package labeldiffusion.sizes;

/** Selection: the k-th smallest of some numbers in linear time on average. */
final class OrderStatistic {
  private OrderStatistic() {}

  /**
   * Moves the k-th smallest (from 0) of the first n numbers to position k, and what is smaller
   * before it (Hoare's selection with the median of three as pivot).
   */
  static void place(double[] x, int n, int k) {
    int from = 0;
    int to = n - 1;
    while (from < to) {
      double pivot = medianOfThree(x[from], x[(from + to) >>> 1], x[to]);
      int i = from;
      int j = to;
      while (i <= j) {
        while (x[i] < pivot) {
          i++;
        }
        while (x[j] > pivot) {
          j--;
        }
        if (i <= j) {
          double swap = x[i];
          x[i++] = x[j];
          x[j--] = swap;
        }
      }
      if (k <= j) {
        to = j;
      } else if (k >= i) {
        from = i;
      } else {
        return;
      }
    }
  }

  private static double medianOfThree(double x, double y, double z) {
    return Math.max(Math.min(x, y), Math.min(Math.max(x, y), z));
  }
}

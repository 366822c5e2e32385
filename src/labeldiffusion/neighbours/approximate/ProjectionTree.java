package labeldiffusion.neighbours.approximate;

import labeldiffusion.parallel.Blocks;
import labeldiffusion.parallel.Workers;

/**
 * A random projection tree (Dasgupta and Freund 2008): each part is split at the median of its
 * projections on the line through two of its rows, so rows near each other mostly stay together.
 * The sizes of two leaves differ by at most one row, whatever the data. Part s of level l starts at
 * position floor(s n / 2^l) of the order, so the order is all that is stored. O(n d log n) time, 8
 * n bytes.
 */
final class ProjectionTree {
  /** Parts of up to this many rows fit the cache; a single thread splits them to the end. */
  private static final int CACHED = 1 << 12;

  private final FloatRows rows;
  private final long seed;
  private final int[] order;
  private final float[] projection;
  private final int depth;

  /**
   * Builds a tree whose leaves have at least {@code leafSize} rows, provided there are that many,
   * and at most twice as many.
   */
  ProjectionTree(FloatRows rows, int leafSize, long seed, Workers workers) {
    this.rows = rows;
    this.seed = seed;
    order = ascending(rows.n);
    projection = new float[rows.n];
    int levels = 0;
    while (rows.n >> levels + 1 >= leafSize) {
      levels++;
    }
    depth = levels;
    build(workers);
  }

  /** The leaves of a tree whose rows were sorted by its order. */
  private ProjectionTree(FloatRows rows, ProjectionTree tree) {
    this.rows = rows;
    seed = tree.seed;
    projection = tree.projection;
    depth = tree.depth;
    order = ascending(rows.n);
  }

  /** This tree for rows that were renumbered by its {@link #order()}. */
  ProjectionTree renumbered(FloatRows ordered) {
    return new ProjectionTree(ordered, this);
  }

  private static int[] ascending(int n) {
    int[] order = new int[n];
    for (int p = 0; p < n; p++) {
      order[p] = p;
    }
    return order;
  }

  private void build(Workers workers) {
    int wide = 0;
    for (; wide < depth && rows.n >> wide > CACHED; wide++) {
      int level = wide;
      workers.run(
          Blocks.ofRows(rows.n, rows.width),
          (from, to) -> {
            for (int p = from; p < to; ) {
              int part = (int) (((p + 1L << level) - 1) / rows.n);
              int end = Math.min(to, start(level, part + 1));
              project(level, part, p, end);
              p = end;
            }
          });
      workers.run(1 << level, part -> split(level, part));
    }
    int top = wide;
    workers.run(
        1 << top,
        s -> {
          for (int level = top; level < depth; level++) {
            for (int part = s << level - top; part < s + 1 << level - top; part++) {
              project(level, part, start(level, part), start(level, part + 1));
              split(level, part);
            }
          }
        });
  }

  int leaves() {
    return 1 << depth;
  }

  /** Position in the order of the first row of a leaf. */
  int start(int leaf) {
    return start(depth, leaf);
  }

  /** The rows, leaf after leaf. */
  int[] order() {
    return order;
  }

  private int start(int level, int part) {
    return (int) ((long) part * rows.n >> level);
  }

  /**
   * projection_p = x_p . (x_a - x_b) for the rows at positions from..to-1 of a part, where a and b
   * are two rows of the part.
   */
  private void project(int level, int part, int from, int to) {
    int first = start(level, part);
    int size = start(level, part + 1) - first;
    // Positions are chosen before the part is split, when the order of its rows is final.
    long hash = Hash.of(seed, level, part);
    int a = Hash.below(size, hash);
    int b = Hash.below(size - 1, Hash.mix(hash));
    float[] direction = direction(first + a, first + (b < a ? b : b + 1));
    for (int p = from; p < to; p++) {
      projection[p] = dot(rows.value, order[p] * rows.width, direction);
    }
  }

  private float[] direction(int p, int r) {
    float[] direction = new float[rows.width];
    for (int c = 0; c < direction.length; c++) {
      direction[c] = rows.value[order[p] * rows.width + c] - rows.value[order[r] * rows.width + c];
    }
    return direction;
  }

  /** x . y as four independent sums, which the processor runs in parallel. */
  private static float dot(float[] value, int x, float[] y) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    for (int a = 0; a < y.length; a += 4) {
      s0 += value[x + a] * y[a];
      s1 += value[x + a + 1] * y[a + 1];
      s2 += value[x + a + 2] * y[a + 2];
      s3 += value[x + a + 3] * y[a + 3];
    }
    return s0 + s1 + (s2 + s3);
  }

  /**
   * Quickselect: moves the rows with the smaller projections to the first half of the part. Equal
   * projections are ordered by row.
   */
  private void split(int level, int part) {
    int low = start(level, part);
    int high = start(level, part + 1) - 1;
    int middle = start(level + 1, 2 * part + 1);
    while (low < high) {
      int pivot = low + Hash.below(high - low + 1, Hash.of(seed, low, high));
      float value = projection[pivot];
      int row = order[pivot];
      int l = low;
      int h = high;
      while (l <= h) {
        while (isBefore(l, value, row)) {
          l++;
        }
        while (projection[h] > value || projection[h] == value && order[h] > row) {
          h--;
        }
        if (l <= h) {
          swap(l++, h--);
        }
      }
      if (middle <= h) {
        high = h;
      } else if (middle >= l) {
        low = l;
      } else {
        return;
      }
    }
  }

  private boolean isBefore(int p, float value, int row) {
    return projection[p] < value || projection[p] == value && order[p] < row;
  }

  private void swap(int p, int r) {
    float value = projection[p];
    projection[p] = projection[r];
    projection[r] = value;
    int row = order[p];
    order[p] = order[r];
    order[r] = row;
  }
}

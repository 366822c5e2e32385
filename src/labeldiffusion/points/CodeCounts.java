package labeldiffusion.points;

import java.util.Arrays;

/** How often each code of each nominal attribute occurs. */
final class CodeCounts {
  private final int[][] frequency;
  private final boolean[] hasMissing;

  CodeCounts(Points raw) {
    int attributes = raw.dimension() - raw.numberCount();
    frequency = new int[attributes][1];
    hasMissing = new boolean[attributes];
    if (raw instanceof SparsePoints sparse) {
      countStored(sparse);
    } else {
      for (int i = 0; i < raw.size(); i++) {
        int[] codes = raw.codes(i);
        for (int a = 0; a < codes.length; a++) {
          count(a, codes[a]);
        }
      }
    }
  }

  /** An entry that is not stored is code 0. */
  private void countStored(SparsePoints sparse) {
    int[] stored = new int[frequency.length];
    for (int i = 0; i < sparse.size(); i++) {
      int[] column = sparse.columns(i);
      for (int p = sparse.storedNumbers(i); p < column.length; p++) {
        int a = column[p] - sparse.numberCount();
        count(a, (int) sparse.values(i)[p]);
        stored[a]++;
      }
    }
    for (int a = 0; a < frequency.length; a++) {
      frequency[a][0] += sparse.size() - stored[a];
    }
  }

  private void count(int a, int code) {
    if (code == Points.MISSING) {
      hasMissing[a] = true;
    } else {
      if (code >= frequency[a].length) {
        frequency[a] = Arrays.copyOf(frequency[a], Math.max(code + 1, 2 * frequency[a].length));
      }
      frequency[a][code]++;
    }
  }

  /** The most frequent code of each attribute; the lowest of several. */
  int[] modes() {
    int[] mode = new int[frequency.length];
    for (int a = 0; a < mode.length; a++) {
      for (int code = 1; code < frequency[a].length; code++) {
        mode[a] = frequency[a][code] > frequency[a][mode[a]] ? code : mode[a];
      }
    }
    return mode;
  }

  /** Whether any value of the attribute is missing. */
  boolean[] hasMissing() {
    return hasMissing;
  }
}

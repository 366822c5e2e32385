package weka.gui.explorer.diffusion;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Finds classes by what was typed of their names. */
final class ClassSearch {
  private ClassSearch() {}

  /**
   * The classes whose names contain the typed text, in any case; those that begin with it come
   * first, and a name that equals it before all others. All classes if nothing was typed.
   */
  static List<Integer> matches(String typed, List<String> names) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    int[][] ranked = new int[3][];
    for (int rank = 0; rank < 3; rank++) {
      int wantedRank = rank;
      ranked[rank] =
          IntStream.range(0, names.size())
              .filter(k -> rank(wanted, names.get(k).toLowerCase(Locale.ROOT)) == wantedRank)
              .toArray();
    }
    return Arrays.stream(ranked).flatMapToInt(Arrays::stream).boxed().toList();
  }

  private static int rank(String wanted, String name) {
    if (wanted.isEmpty() || name.equals(wanted)) {
      return 0;
    }
    return name.startsWith(wanted) ? 1 : name.contains(wanted) ? 2 : 3;
  }
}

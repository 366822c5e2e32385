package labeldiffusion.spark.search;

import java.io.Serializable;

/**
 * How neighbours are searched for.
 *
 * @param k neighbours per row
 * @param trees number of routing trees
 * @param leafRows the most rows of a leaf, about
 * @param refinements rounds over neighbours of neighbours
 */
public record SearchSettings(int k, int trees, int leafRows, int refinements)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public SearchSettings {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1, was " + k);
    }
    if (trees < 1) {
      throw new IllegalArgumentException("trees must be at least 1, was " + trees);
    }
    if (leafRows < 2 * k + 1) {
      throw new IllegalArgumentException(
          "leafRows must be above 2 k = " + 2 * k + ", was " + leafRows);
    }
    if (refinements < 0) {
      throw new IllegalArgumentException("refinements must be 0 or more, was " + refinements);
    }
  }
}

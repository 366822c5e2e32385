package labeldiffusion.spark.search;

import java.io.Serializable;
import labeldiffusion.neighbours.SearchSpec;

/**
 * How neighbours are searched for.
 *
 * @param k neighbours per row
 * @param trees number of routing trees; two are searched, new rows are sent down all
 * @param leafRows the most rows of a leaf, about
 * @param recall the share of true neighbours at which the search may stop
 */
public record SearchSettings(int k, int trees, int leafRows, double recall)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public SearchSettings {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1, was " + k);
    }
    if (trees < LeafSearch.TREES) {
      throw new IllegalArgumentException(
          "trees must be at least " + LeafSearch.TREES + ", was " + trees);
    }
    if (leafRows < 2 * k + 1) {
      throw new IllegalArgumentException(
          "leafRows must be above 2 k = " + 2 * k + ", was " + leafRows);
    }
    SearchSpec.requireShare(recall);
  }
}

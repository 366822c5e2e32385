package labeldiffusion.labelling;

import java.util.List;

/**
 * Where a row's label came from.
 *
 * @param sources labelled rows with their shares, the largest first; the shares of all sum to 1
 * @param through the row's neighbours, the strongest first, with their shares of its edges
 */
public record Why(List<Share> sources, List<Share> through) {
  /** No label has arrived. */
  static final Why NOTHING = new Why(List.of(), List.of());

  public Why {
    sources = List.copyOf(sources);
    through = List.copyOf(through);
  }

  /** A row and its share. */
  public record Share(int row, double share) {}
}

package labeldiffusion.labelling;

import java.util.List;
import labeldiffusion.model.RowShare;

/**
 * Where a row's label came from.
 *
 * @param sources labelled rows with their shares, the largest first; the shares of all sum to 1
 * @param through neighbours by way of which it came, with their shares; they sum to 1
 */
public record Why(List<RowShare> sources, List<RowShare> through) {
  /** No label has arrived. */
  public static final Why NOTHING = new Why(List.of(), List.of());

  public Why {
    sources = List.copyOf(sources);
    through = List.copyOf(through);
  }
}

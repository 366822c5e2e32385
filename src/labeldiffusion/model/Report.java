package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.diffusion.Outcome;
import labeldiffusion.selection.Choice;
import labeldiffusion.selection.Select;

/**
 * The facts of one run.
 *
 * @param labelCounts labelled nodes of each class
 * @param neighboursWanted K
 * @param neighboursUsed K, or all other nodes where there are fewer
 * @param search how the neighbours were found
 * @param recall share of right neighbours, 1 if the search was exact
 * @param givenEdges whether the edges came from a file rather than from neighbours
 * @param unmeasuredEdges given edges that attributes were to weigh, but of which an end has none
 * @param width sigma_x, a typical one if it is local; NaN if the weights were given
 * @param nodesWithoutLabels nodes in components that have no labelled node
 * @param unreached nodes at which no label has arrived; they get the prior
 * @param select how parameters were to be chosen
 * @param choice the parameters that were chosen; null if none were, or no label could be hidden
 * @param bytes estimate of the memory taken
 */
public record Report(
    int nodes,
    int[] labelCounts,
    int neighboursWanted,
    int neighboursUsed,
    String search,
    double recall,
    int edges,
    boolean givenEdges,
    int unmeasuredEdges,
    double width,
    boolean localWidth,
    int components,
    int nodesWithoutLabels,
    int unreached,
    Outcome outcome,
    Select select,
    Choice choice,
    double searchSeconds,
    double selectionSeconds,
    double graphSeconds,
    double diffusionSeconds,
    int threads,
    long bytes)
    implements Serializable {

  public int labelled() {
    return Arrays.stream(labelCounts).sum();
  }

  public int unlabelled() {
    return nodes - labelled();
  }

  public double seconds() {
    return searchSeconds + selectionSeconds + graphSeconds + diffusionSeconds;
  }
}

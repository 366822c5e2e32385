package weka.classifiers.diffusion.base;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import weka.core.OptionMetadata;
import weka.core.Randomizable;

/**
 * The options that say whether, and among what, parameters are chosen by labels the diffusion does
 * not see.
 */
public abstract class SelectingClassifier extends NeighbourGraphClassifier implements Randomizable {
  private static final long serialVersionUID = 1L;

  private Select select = Select.NONE;
  private String neighboursGrid = "5,10,15,20";
  private int selectionFolds = SelectionSpec.FOLDS_DEFAULT;
  private int seed = 1;

  /**
   * The diffusion the options ask for; throws an exception with one clear sentence if they make
   * none.
   */
  protected abstract Diffusion diffusion();

  /** What may be chosen beside K; a child with parameters of its own adds them. */
  public List<Candidate> candidates() {
    return List.of(given());
  }

  /** What is used if nothing is chosen. */
  public Candidate given() {
    return new Candidate("", diffusion());
  }

  SelectionSpec selectionSpec() {
    return select == Select.NONE
        ? SelectionSpec.NONE
        : new SelectionSpec(select, neighbours(), candidates(), selectionFolds, seed);
  }

  private int[] neighbours() {
    return Arrays.stream(NumberGrid.of("K-grid", neighboursGrid))
        .mapToInt(
            value -> {
              if (value < 1 || value != (int) value) {
                throw NumberGrid.refusal("K-grid", "whole numbers of at least 1", neighboursGrid);
              }
              return (int) value;
            })
        .toArray();
  }

  @OptionMetadata(
      displayName = "select",
      displayOrder = 40,
      commandLineParamName = "select",
      commandLineParamSynopsis = "-select NONE|HOLDOUT|CROSS_VALIDATION",
      description =
          "How the number of neighbours and the method's own parameters are chosen: NONE, they are"
              + " taken as given; HOLDOUT, by half of the labels, which are hidden once;"
              + " CROSS_VALIDATION, by all labels, each hidden once, which takes longer. The labels"
              + " are then diffused with the best values, none hidden.\n"
              + "(default NONE)")
  public Select getSelect() {
    return select;
  }

  public void setSelect(Select select) {
    this.select = select;
  }

  @OptionMetadata(
      displayName = "neighboursGrid",
      displayOrder = 41,
      commandLineParamName = "K-grid",
      commandLineParamSynopsis = "-K-grid <numbers>",
      description =
          "The numbers of neighbours to choose among, with commas between.\n(default 5,10,15,20)")
  public String getNeighboursGrid() {
    return neighboursGrid;
  }

  public void setNeighboursGrid(String neighboursGrid) {
    this.neighboursGrid = neighboursGrid;
  }

  @OptionMetadata(
      displayName = "selectionFolds",
      displayOrder = 46,
      commandLineParamName = "folds",
      commandLineParamSynopsis = "-folds <number>",
      description =
          "Number of parts of the labels that CROSS_VALIDATION hides in turn; fewer if no class has"
              + " so many labels.\n"
              + "(default 5)")
  public int getSelectionFolds() {
    return selectionFolds;
  }

  public void setSelectionFolds(int selectionFolds) {
    this.selectionFolds = selectionFolds;
  }

  @Override
  @OptionMetadata(
      displayName = "seed",
      displayOrder = 47,
      commandLineParamName = "S",
      commandLineParamSynopsis = "-S <number>",
      description = "Seed of the random parts of the labels that are hidden.\n(default 1)")
  public int getSeed() {
    return seed;
  }

  @Override
  public void setSeed(int seed) {
    this.seed = seed;
  }
}

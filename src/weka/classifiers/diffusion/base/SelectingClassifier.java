package weka.classifiers.diffusion.base;

import java.util.Arrays;
import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import weka.core.OptionMetadata;
import weka.core.Randomizable;

/** The options for choosing parameters by labels that are hidden from the diffusion. */
public abstract class SelectingClassifier extends NeighbourGraphClassifier implements Randomizable {
  private static final long serialVersionUID = 1L;

  private Select select = Select.NONE;
  private String neighboursGrid = "5,10,15,20";
  private int selectionFolds = SelectionSpec.FOLDS_DEFAULT;
  private int seed = 1;

  /** The diffusion that the options define; throws with one clear sentence if they are invalid. */
  protected abstract Diffusion diffusion();

  /** The diffusions to choose from; a subclass with parameters of its own adds them. */
  public List<Candidate> candidates() {
    return List.of(given());
  }

  /** The diffusion that is used if nothing is chosen. */
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
                throw NumberGrid.invalid("K-grid", "whole numbers of at least 1", neighboursGrid);
              }
              return (int) value;
            })
        .toArray();
  }

  @OptionMetadata(
      displayName = "select",
      displayOrder = 2,
      commandLineParamName = "select",
      commandLineParamSynopsis = "-select NONE|HOLDOUT|CROSS_VALIDATION",
      description =
          "Choose the number of neighbours and the parameters of the method for me. HOLDOUT hides"
              + " half of the labels once and keeps the values that predict them best;"
              + " CROSS_VALIDATION hides every label once, which is more reliable but slower; NONE"
              + " uses the values given.\n"
              + "(default NONE)")
  public Select getSelect() {
    return select;
  }

  public void setSelect(Select select) {
    this.select = select;
  }

  @OptionMetadata(
      displayName = "neighboursGrid",
      displayOrder = 50,
      commandLineParamName = "K-grid",
      commandLineParamSynopsis = "-K-grid <numbers>",
      description = "Numbers of neighbours to choose from, comma-separated.\n(default 5,10,15,20)")
  public String getNeighboursGrid() {
    return neighboursGrid;
  }

  public void setNeighboursGrid(String neighboursGrid) {
    this.neighboursGrid = neighboursGrid;
  }

  @OptionMetadata(
      displayName = "selectionFolds",
      displayOrder = 54,
      commandLineParamName = "select-folds",
      commandLineParamSynopsis = "-select-folds <number>",
      description =
          "Number of parts of the labels that CROSS_VALIDATION hides in turn. There are fewer if no"
              + " class has that many labels.\n"
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
      displayOrder = 55,
      commandLineParamName = "S",
      commandLineParamSynopsis = "-S <number>",
      description = "Seed for the random parts of the labels that are hidden.\n(default 1)")
  public int getSeed() {
    return seed;
  }

  @Override
  public void setSeed(int seed) {
    this.seed = seed;
  }
}

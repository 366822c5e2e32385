package weka.classifiers.diffusion.base;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.selection.Candidate;
import labeldiffusion.selection.Select;
import labeldiffusion.selection.SelectionSpec;
import labeldiffusion.selection.Tuning;
import weka.core.OptionMetadata;
import weka.core.Randomizable;

/** The options for choosing parameters by labels that are hidden from the diffusion. */
public abstract class SelectingClassifier extends LabelDiffusionClassifier implements Randomizable {
  private static final long serialVersionUID = 1L;

  /** From this K on a graph to choose has local widths. */
  private static final int WIDE = 10;

  private Select select = Select.NONE;
  private String neighboursGrid = "3,5,10";
  private int selectionFolds = SelectionSpec.FOLDS_DEFAULT;
  private int seed = 1;

  /** The diffusion that is used if nothing is chosen. */
  public Candidate given() {
    return new Candidate("", diffusion());
  }

  /** The diffusions to choose from; a subclass with parameters of its own adds them. */
  public List<Candidate> candidates() {
    return List.of(given());
  }

  @Override
  protected final Tuning tuning() {
    return select == Select.NONE
        ? SelectionSpec.NONE
        : new SelectionSpec(select, graphs(), givenFirst(), selectionFolds, seed);
  }

  private List<GraphSpec> graphs() {
    List<GraphSpec> graphs = new ArrayList<>(List.of(graphSpec()));
    for (int k : neighbours()) {
      graphs.add(k < WIDE ? graphSpec().withK(k) : wideGraphSpec(k));
    }
    return graphs.stream().distinct().toList();
  }

  private List<Candidate> givenFirst() {
    Candidate given = given();
    List<Candidate> all = new ArrayList<>(List.of(given));
    candidates().stream()
        .filter(candidate -> !candidate.values().equals(given.values()))
        .forEach(all::add);
    return all;
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
          "Choose the number of neighbours and the parameters of the method for me. Some labels are"
              + " hidden, and other values replace the given ones if they predict the hidden labels"
              + " clearly better. HOLDOUT hides half of the labels once; CROSS_VALIDATION hides"
              + " every label once, which is more reliable but slower; NONE uses the values"
              + " given.\n"
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
      description =
          "Numbers of neighbours to choose from, comma-separated. The given one is always tried;"
              + " from 10 on the width is SCALED instead of GLOBAL.\n"
              + "(default 3,5,10)")
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
              + "(default 3)")
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

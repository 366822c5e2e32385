package weka.gui.explorer.diffusion;

import weka.core.Instances;
import weka.filters.Filter;
import weka.filters.unsupervised.instance.HideLabels;

/** Which labels of a table the classifier sees. */
sealed interface LabelChoice {
  /** The rows as the classifier sees them; the given table is not changed. */
  Instances shown(Instances truth) throws Exception;

  /** Whether known labels are hidden, so that the predictions can be checked against them. */
  boolean hidesLabels();

  /** For the report. */
  String text();

  /** All labels that are in the data. */
  record AsInTheData() implements LabelChoice {
    @Override
    public Instances shown(Instances truth) {
      return truth;
    }

    @Override
    public boolean hidesLabels() {
      return false;
    }

    @Override
    public String text() {
      return "as in the data";
    }
  }

  /** A few labels per class, drawn at random. */
  record FewPerClass(int labelsPerClass, int seed) implements LabelChoice {
    @Override
    public Instances shown(Instances truth) throws Exception {
      HideLabels filter = new HideLabels();
      filter.setLabelsPerClass(labelsPerClass);
      filter.setSeed(seed);
      filter.setInputFormat(truth);
      Instances shown = Filter.useFilter(truth, filter);
      shown.setRelationName(truth.relationName()); // Weka appends the filter's name to it
      return shown;
    }

    @Override
    public boolean hidesLabels() {
      return true;
    }

    @Override
    public String text() {
      return "all but " + labelsPerClass + " per class hidden, seed " + seed;
    }
  }
}

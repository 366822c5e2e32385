package weka.filters.unsupervised;

import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.StrictOptions;
import weka.core.Instances;
import weka.filters.SimpleBatchFilter;
import weka.filters.UnsupervisedFilter;

/**
 * A filter that changes class values and nothing else in a row: it needs a class, and refuses bad
 * options.
 */
public abstract class LabelFilter extends SimpleBatchFilter implements UnsupervisedFilter {
  private static final long serialVersionUID = 1L;

  @Override
  public void setOptions(String[] options) throws Exception {
    StrictOptions.check(getClass(), options);
    super.setOptions(options);
  }

  /** Weka's own sentence does not say how a class is set. */
  @Override
  protected void testInputFormat(Instances header) throws Exception {
    if (header.classIndex() < 0) {
      throw new InvalidInputException(
          "the class must be set (on the command line by -c last, in the KnowledgeFlow by a"
              + " ClassAssigner), was not");
    }
    super.testInputFormat(header);
  }
}

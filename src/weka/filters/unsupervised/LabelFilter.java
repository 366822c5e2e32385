package weka.filters.unsupervised;

import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.StrictOptions;
import weka.core.Instances;
import weka.core.Utils;
import weka.filters.SimpleBatchFilter;
import weka.filters.UnsupervisedFilter;

/** A filter that changes class values only. It needs a class attribute and rejects bad options. */
public abstract class LabelFilter extends SimpleBatchFilter implements UnsupervisedFilter {
  private static final long serialVersionUID = 1L;

  @Override
  public void setOptions(String[] options) throws Exception {
    StrictOptions.check(getClass(), options);
    super.setOptions(options);
  }

  /**
   * Runs the filter from the command line, safely and with an exit code: see {@link FilterCommand}.
   */
  @Override
  public void run(Object toRun, String[] options) throws Exception {
    boolean wantsHelp = Utils.getOptionPos('h', options) >= 0;
    if (!wantsHelp && toRun instanceof LabelFilter filter) {
      try {
        new FilterCommand(filter, options).run();
      } catch (Exception e) {
        new FailedCommand(e).leaveThread();
      }
    } else {
      super.run(toRun, options);
    }
  }

  /** Weka's own message does not say how to set a class. */
  @Override
  protected void testInputFormat(Instances header) throws Exception {
    if (header.classIndex() < 0) {
      throw new InvalidInputException(
          "no class attribute is set; use -c last on the command line, or a ClassAssigner in the"
              + " KnowledgeFlow");
    }
    super.testInputFormat(header);
  }
}

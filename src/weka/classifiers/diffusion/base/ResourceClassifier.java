package weka.classifiers.diffusion.base;

import weka.classifiers.AbstractClassifier;
import weka.core.OptionMetadata;

/** The options that affect time and memory, but no result. */
public abstract class ResourceClassifier extends AbstractClassifier {
  private static final long serialVersionUID = 1L;

  private int numExecutionSlots = 0;
  private boolean noCache = false;

  @OptionMetadata(
      displayName = "numExecutionSlots",
      displayOrder = 60,
      commandLineParamName = "num-slots",
      commandLineParamSynopsis = "-num-slots <number>",
      description =
          "Number of threads, 0 for one per core. The result does not depend on it.\n(default 0)")
  public int getNumExecutionSlots() {
    return numExecutionSlots;
  }

  public void setNumExecutionSlots(int numExecutionSlots) {
    this.numExecutionSlots = numExecutionSlots;
  }

  @OptionMetadata(
      displayName = "noCache",
      displayOrder = 61,
      commandLineParamName = "no-cache",
      commandLineParamSynopsis = "-no-cache",
      commandLineParamIsFlag = true,
      description =
          "Search for neighbours in every run. Otherwise the neighbours of the last two tables are"
              + " kept while there is memory, and runs over the same rows, such as the folds of a"
              + " cross-validation, share one search. The result does not depend on it.")
  public boolean getNoCache() {
    return noCache;
  }

  public void setNoCache(boolean noCache) {
    this.noCache = noCache;
  }
}

package weka.gui.explorer.diffusion;

import java.util.function.Consumer;
import java.util.function.Supplier;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Instances;
import weka.gui.GenericObjectEditor;

/**
 * Does in the tab what the user chooses against an obstacle.
 *
 * @param editor of the classifier's options
 * @param table the table with its class
 * @param receiver is given a changed table
 * @param labeller begins to ask for labels
 * @param saving shows what failed
 */
record PanelRemedies(
    GenericObjectEditor editor,
    LabelOptions labels,
    Supplier<Instances> table,
    Consumer<Instances> receiver,
    Runnable labeller,
    Saving saving)
    implements Remedy.Target {

  @Override
  public void label() {
    labeller.run();
  }

  @Override
  public void hideLabels() {
    labels.hideLabels();
  }

  @Override
  public void setId(String attribute) {
    try {
      LabelDiffusionClassifier settings = // a copy: the editor ignores what it has
          (LabelDiffusionClassifier)
              AbstractClassifier.makeCopy((LabelDiffusionClassifier) editor.getValue());
      settings.setId(attribute);
      editor.setValue(settings);
    } catch (Exception e) {
      saving.failed("The id could not be set", e);
    }
  }

  @Override
  public void change(Remedy.TableChange change) {
    try {
      receiver.accept(change.of(table.get()));
    } catch (Exception e) {
      saving.failed("The table could not be changed", e);
    }
  }
}

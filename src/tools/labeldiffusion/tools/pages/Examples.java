package labeldiffusion.tools.pages;

import java.beans.PropertyDescriptor;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import javax.swing.DefaultListModel;
import weka.classifiers.Classifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.classifiers.diffusion.experiment.PartlyLabelledTable;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.Instances;
import weka.core.converters.AbstractFileSaver;
import weka.core.converters.ArffSaver;
import weka.core.converters.CSVSaver;
import weka.experiment.CSVResultListener;
import weka.experiment.ClassifierSplitEvaluator;
import weka.experiment.Experiment;
import weka.experiment.PropertyNode;
import weka.experiment.RandomSplitResultProducer;

/**
 * Writes doc/examples: two moons with all labels and with four labels, and an experiment with every
 * classifier.
 */
public final class Examples {
  /** Weka sets this variable if the user has not. */
  private static final String INSTALLED = "${WEKA_HOME}/packages/labelDiffusion/doc/examples/";

  /** Weka also looks for files on its class path. */
  private static final String IRIS = "weka/gui/knowledgeflow/templates/iris.arff";

  private static final int LABELS_PER_CLASS = 2;

  private Examples() {}

  /**
   * Writes the examples.
   *
   * @param args the folder to write to
   */
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    PartlyLabelledTable moons =
        PartlyLabelledTable.random(TwoMoons.generate(400, 0.09, 1), LABELS_PER_CLASS, 1);
    save(new ArffSaver(), moons.truth, folder.resolve("two-moons.arff"));
    CSVSaver csv = new CSVSaver();
    csv.setMissingValue("");
    save(csv, moons.shown, folder.resolve("two-moons.csv"));
    Experiment.write(folder.resolve("all-classifiers.xml").toString(), experiment());
  }

  private static void save(AbstractFileSaver saver, Instances rows, Path file) throws IOException {
    saver.setInstances(rows);
    saver.setFile(file.toFile());
    saver.writeBatch();
  }

  /**
   * Ten random splits in which a tenth of the rows is labelled and the others are the test set;
   * results go to a file in the current folder. The classifiers take part directly, without a
   * wrapper that hides labels, so the Experimenter lists them by their names.
   */
  private static Experiment experiment() throws Exception {
    ClassifierSplitEvaluator evaluator = new ClassifierSplitEvaluator();
    RandomSplitResultProducer producer = new RandomSplitResultProducer();
    producer.setTrainPercent(10);
    producer.setRandomizeData(true);
    producer.setSplitEvaluator(evaluator);
    CSVResultListener results = new CSVResultListener();
    results.setOutputFile(new File("all-classifiers.csv"));
    DefaultListModel<File> tables = new DefaultListModel<>();
    tables.addElement(new File(INSTALLED + "two-moons.arff"));
    tables.addElement(new File(IRIS));
    Experiment experiment = new Experiment();
    experiment.setRunLower(1);
    experiment.setRunUpper(10);
    experiment.setDatasets(tables);
    experiment.setResultProducer(producer);
    experiment.setResultListener(results);
    experiment.setUsePropertyIterator(true);
    experiment.setPropertyPath(
        new PropertyNode[] {
          new PropertyNode(
              evaluator,
              new PropertyDescriptor("splitEvaluator", RandomSplitResultProducer.class),
              RandomSplitResultProducer.class),
          new PropertyNode(
              evaluator.getClassifier(),
              new PropertyDescriptor("classifier", ClassifierSplitEvaluator.class),
              ClassifierSplitEvaluator.class)
        });
    experiment.setPropertyArray(Catalogue.classifiers().toArray(new Classifier[0]));
    return experiment;
  }
}

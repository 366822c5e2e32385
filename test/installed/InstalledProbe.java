package installed;

import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.core.PluginManager;
import weka.core.Utils;
import weka.core.WekaPackageClassLoaderManager;
import weka.core.WekaPackageManager;

/**
 * Runs in a separate JVM whose class path has only Weka's jars and this class, so that our classes
 * must come from the installed package. Arguments: a data set, then names of classifiers. Prints
 * one line for each, and one for the chart library.
 */
public final class InstalledProbe {
  private InstalledProbe() {}

  public static void main(String[] arguments) throws Exception {
    WekaPackageManager.loadPackages(false);
    for (int a = 1; a < arguments.length; a++) {
      String name = arguments[a];
      boolean listed =
          PluginManager.getPluginNamesOfType("weka.classifiers.Classifier").contains(name);
      Classifier classifier = (Classifier) Utils.forName(Classifier.class, name, new String[0]);
      Classifier copy = AbstractClassifier.makeCopy(classifier);
      String output =
          Evaluation.evaluateModel(
              copy, new String[] {"-t", arguments[0], "-split-percentage", "10", "-v"});
      String rows =
          output
              .lines()
              .filter(line -> line.startsWith("Total Number of Instances"))
              .findFirst()
              .orElse("none");
      System.out.println(
          "probe "
              + name
              + " listed "
              + listed
              + " loader "
              + classifier.getClass().getClassLoader().getClass().getSimpleName()
              + " rows "
              + rows.replaceAll("\\D", ""));
    }
    ClassLoader ours = WekaPackageClassLoaderManager.forName(arguments[1]).getClassLoader();
    Class<?> chart = ours.loadClass("org.jfree.chart.JFreeChart");
    System.out.println(
        "probe "
            + chart.getName()
            + " loader "
            + chart.getClassLoader().getClass().getSimpleName());
  }
}

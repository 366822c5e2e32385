package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.CSVLoader;

/** Runs the example experiment from the command line of an installed Weka. */
public class ExperimenterTest {
  private static final Path EXPERIMENT =
      InstalledWeka.PACKAGE.resolve("doc/examples/all-classifiers.xml");

  private static Instances results;

  @BeforeClass
  public static void runExperiment() throws Exception {
    InstalledWeka.install();
    Path work = InstalledWeka.folder("experiment");
    String output =
        InstalledWeka.java(
            work, "", "weka.experiment.Experiment", "-l", EXPERIMENT.toString(), "-r");
    Path file = work.resolve("all-classifiers.csv");
    assertTrue(output, file.toFile().length() > 0);
    CSVLoader loader = new CSVLoader();
    loader.setOptions(new String[] {"-B", "1000000"});
    loader.setSource(file.toFile());
    results = loader.getDataSet();
  }

  @Test
  public void everyClassifierHasAResultForEverySplit() throws Exception {
    assertEquals(Catalogue.classifiers().size() * 2 * 10, results.numInstances());
  }

  @Test
  public void everyClassifierOfThePackageTakesPart() throws Exception {
    Set<String> found = new TreeSet<>();
    for (Instance row : results) {
      found.add(
          row.stringValue(results.attribute("Key_Scheme")).replaceAll(".*\\.diffusion\\.", ""));
    }
    List<String> expected = new ArrayList<>();
    Catalogue.classifiers()
        .forEach(classifier -> expected.add(classifier.getClass().getSimpleName()));
    assertArrayEquals(expected.stream().sorted().toArray(), found.toArray());
  }

  @Test
  public void aTenthOfTheRowsIsLabelledAndTheOthersAreJudged() {
    for (Instance row : results) {
      int rows = row.stringValue(results.attribute("Key_Dataset")).equals("iris") ? 150 : 400;
      assertEquals(0.1 * rows, row.value(results.attribute("Number_of_training_instances")), 0);
      double judged =
          row.value(results.attribute("Number_correct"))
              + row.value(results.attribute("Number_incorrect"));
      assertEquals(0.9 * rows, judged, 0);
    }
  }
}

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

/** The example experiment, run from the command line by an installed Weka. */
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
  public void everyClassifierHasARowForEveryFold() throws Exception {
    assertEquals(Catalogue.classifiers().size() * 2 * 10, results.numInstances());
  }

  @Test
  public void everyClassifierOfThePackageTakesPart() throws Exception {
    Set<String> found = new TreeSet<>();
    for (Instance row : results) {
      found.add(
          row.stringValue(results.attribute("Key_Scheme_options"))
              .replaceAll("(?s).*\\.diffusion\\.(\\w+).*", "$1"));
    }
    List<String> expected = new ArrayList<>();
    Catalogue.classifiers()
        .forEach(classifier -> expected.add(classifier.getClass().getSimpleName()));
    assertArrayEquals(expected.stream().sorted().toArray(), found.toArray());
  }

  @Test
  public void allButTwoLabelsPerClassAreHiddenAndAllTestRowsJudged() {
    for (Instance row : results) {
      String options = row.stringValue(results.attribute("Key_Scheme_options"));
      assertTrue(options, options.contains("HideLabels -m 2 "));
      double judged =
          row.value(results.attribute("Number_correct"))
              + row.value(results.attribute("Number_incorrect"));
      assertEquals(
          row.stringValue(results.attribute("Key_Dataset")).equals("iris") ? 15 : 40, judged, 0);
    }
  }
}

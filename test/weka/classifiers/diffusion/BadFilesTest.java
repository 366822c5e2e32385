package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Files a user may give by mistake: one sentence that names the file, and no model of an earlier
 * build is left.
 */
public class BadFilesTest {
  private static final String GOOD_GRAPH = "0,1\n1,2\n2,3\n";
  private static final String GOOD_DISTANCES = "0,1,2,3\n1,0,1,2\n2,1,0,1\n3,2,1,0\n";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances rows = table("0,p\n1,?\n2,?\n3,q\n");

  @Test
  public void badGraphs() throws Exception {
    assertRefused("-graph", "0,1\n1,2,-2\n2,3\n", ", line 2: a weight must be");
    assertRefused("-graph", "0,1\n1,2,NaN\n2,3\n", ", line 2: a weight must be");
    assertRefused("-graph", "0,1,1\n1,2,1\n2,3,1\n0,1,2\n", ", line 4: an edge given twice");
    assertRefused("-graph", "0,1,1\n1,2,1\n2,3,1\n3,2,2\n", ", line 4: an edge given twice");
    assertRefused("-graph", "0,1\n1,2\n", "without ids the training rows must be all nodes of ");
    assertRefused("-graph", "", ", line 1: a graph must have");
  }

  @Test
  public void badDistances() throws Exception {
    assertRefused(
        "-distances",
        "0,1,2,3\n1,0,1\n2,1,0,1\n3,2,1,0\n",
        ", line 2: a full matrix must have 4 rows of 4");
    assertRefused(
        "-distances",
        "0,1,2,3\n1,0,1,2\n2,1,0,1\n",
        ", line 4: a full matrix must have 4 rows of 4");
    assertRefused(
        "-distances", GOOD_DISTANCES + "4,3,2,1\n", ", line 5: a full matrix of 4 columns");
    assertRefused(
        "-distances",
        "0,1,2\n1,0,1\n2,1,0\n",
        "without ids the training rows must be all nodes of ");
    assertRefused(
        "-distances",
        "0,1,2,3\n1,0,1,2\n2,1.00000001,0,1\n3,2,1,0\n",
        ", line 3: distances must be symmetric");
    assertRefused("-distances", "0,1,2,3\n1,0,-1,2\n", ", line 2: a distance must be");
    assertRefused("-distances", "1,.5,.2,.1\n", ", line 1: the distance of a node to itself");
    assertRefused("-distances", "", ", line 1: there must be distances");
  }

  @Test
  public void filesThatAreNone() throws Exception {
    for (String option : new String[] {"-graph", "-distances"}) {
      Path nowhere = folder.getRoot().toPath().resolve("nowhere.csv");
      assertRefused(option, nowhere, "file not found: " + nowhere);
      assertRefused(
          option,
          folder.getRoot().toPath(),
          "expected a file, but " + folder.getRoot() + " is a folder");
    }
  }

  @Test
  public void selfLoopsAndNodesWithoutRowsAreReported() throws Exception {
    SmoothDiffusion classifier =
        classifier("-graph", file("0,1\n1,1\n1,2\n2,3\n3,3,9\n3,extra\nother,extra\n"));
    classifier.setId("id");
    classifier.buildClassifier(rows);
    assertTrue(
        classifier.toString(),
        classifier
            .toString()
            .contains(
                "file              6 nodes, 2 of which no training row mentions; 2 self loops"
                    + " ignored\n"));
    assertFalse(classifier.toString(), classifier.toString().contains("row numbers"));
  }

  @Test
  public void rowNumbersForIdsAreReported() throws Exception {
    SmoothDiffusion classifier = classifier("-distances", file(GOOD_DISTANCES));
    classifier.buildClassifier(rows);
    assertTrue(
        classifier.toString(),
        classifier
            .toString()
            .contains(
                "file              4 nodes, 0 of which no training row mentions\n"
                    + "ids               row numbers of the training data, counted from 0 (-id"
                    + " was not given)\n"));
  }

  private void assertRefused(String option, String text, String words) throws Exception {
    Path file = file(text);
    String message = assertRefused(option, file, words);
    assertTrue(message, message.contains(file.toString()));
  }

  private String assertRefused(String option, Path file, String words) throws Exception {
    SmoothDiffusion classifier =
        classifier(option, file(option.equals("-graph") ? GOOD_GRAPH : GOOD_DISTANCES));
    classifier.buildClassifier(rows);
    classifier.distributionsForInstances(rows);
    classifier.setOptions(new String[] {option, file.toString()});
    String message =
        assertThrows(InvalidInputException.class, () -> classifier.buildClassifier(rows))
            .getMessage();
    assertTrue(message, message.contains(words));
    assertFalse(
        "one sentence: " + message, message.contains("\n") || message.contains("Exception"));
    assertThrows(IllegalStateException.class, () -> classifier.distributionsForInstances(rows));
    assertThrows(
        IllegalStateException.class, () -> classifier.distributionForInstance(rows.instance(0)));
    assertEquals("SmoothDiffusion: not built yet", classifier.toString());
    return message;
  }

  private static SmoothDiffusion classifier(String option, Path file) throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(new String[] {option, file.toString()});
    return classifier;
  }

  private Path file(String text) throws Exception {
    Path file = folder.newFile().toPath();
    Files.writeString(file, text);
    return file;
  }

  private static Instances table(String data) {
    try {
      String arff = "@relation t\n@attribute id numeric\n@attribute class {p,q}\n@data\n" + data;
      Instances table =
          new DataSource(new ByteArrayInputStream(arff.getBytes(StandardCharsets.UTF_8)))
              .getDataSet();
      table.setClassIndex(1);
      return table;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}

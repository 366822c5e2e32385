package weka.classifiers.diffusion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.beans.PropertyDescriptor;
import java.beans.PropertyEditorManager;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.Evaluation;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.gui.FileEditor;
import weka.gui.GenericObjectEditor;

/** Graphs and distances from files: two cliques of ten rows, known by ids, joined by one edge. */
public class OwnGraphTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void rowsAreFoundByNominalStringAndNumericIds() throws Exception {
    for (Attribute id :
        new Attribute[] {
          new Attribute("id"),
          new Attribute("id", (List<String>) null),
          new Attribute("id", names())
        }) {
      Instances rows = rows(id);
      SmoothDiffusion classifier = classifier("-graph", graph(), "-id", "id");
      classifier.buildClassifier(labelledOnly(rows, 3, 17));
      for (int i = 0; i < 20; i++) {
        assertEquals(
            "id as " + id + ", row " + i,
            i < 10 ? 0 : 1,
            classifier.classifyInstance(rows.instance(i)),
            0);
      }
    }
  }

  @Test
  public void idAttributesAreNamedByNameNumberOrPlace() throws Exception {
    for (String id : new String[] {"id", "1", "first"}) {
      SmoothDiffusion classifier = classifier("-graph", graph(), "-id", id);
      classifier.buildClassifier(rows(new Attribute("id")));
    }
    for (String id : new String[] {"nothing", "0", "3", "last", "class"}) {
      SmoothDiffusion classifier = classifier("-graph", graph(), "-id", id);
      assertThrows(
          id,
          InvalidInputException.class,
          () -> classifier.buildClassifier(rows(new Attribute("id"))));
    }
  }

  @Test
  public void crossValidationJustWorks() throws Exception {
    Instances rows = rows(new Attribute("id"));
    Evaluation evaluation = new Evaluation(rows);
    evaluation.crossValidateModel(
        classifier("-graph", graph(), "-id", "id"), rows, 5, new Random(1));
    assertEquals(0, evaluation.incorrect(), 0);
    assertEquals(20, evaluation.numInstances(), 0);
  }

  @Test
  public void distancesMakeAGraphToo() throws Exception {
    Instances rows = rows(new Attribute("id"));
    SmoothDiffusion classifier = classifier("-distances", distances(), "-id", "id", "-K", "3");
    classifier.buildClassifier(labelledOnly(rows, 0, 19));
    for (int i = 0; i < 20; i++) {
      assertEquals("row " + i, i < 10 ? 0 : 1, classifier.classifyInstance(rows.instance(i)), 0);
    }
  }

  @Test
  public void withoutAnIdTrainingRowsAreKnownByTheirNumbers() throws Exception {
    Instances rows = rows(new Attribute("value"));
    SmoothDiffusion classifier = classifier("-graph", graph());
    classifier.buildClassifier(hidden(rows, 3, 17));
    double[][] answers = classifier.distributionsForInstances(rows);
    for (int i = 0; i < 20; i++) {
      assertTrue("row " + i, answers[i][i < 10 ? 0 : 1] > 0.5);
    }
    DenseInstance stranger = new DenseInstance(1, new double[] {99, 0});
    stranger.setDataset(rows);
    assertThrows(InvalidInputException.class, () -> classifier.distributionForInstance(stranger));
  }

  @Test
  public void noLabelOfABatchIsUsed() throws Exception {
    Instances rows = rows(new Attribute("id"));
    Instances wrong = new Instances(rows);
    for (int i = 0; i < 20; i++) {
      wrong.instance(i).setClassValue(i < 10 ? 1 : 0);
    }
    SmoothDiffusion classifier = classifier("-graph", graph(), "-id", "id");
    classifier.buildClassifier(labelledOnly(rows, 3, 17));
    assertArrayEquals(
        classifier.distributionsForInstances(rows), classifier.distributionsForInstances(wrong));
  }

  @Test
  public void whatCannotBeIsRefused() throws Exception {
    Instances rows = rows(new Attribute("id"));
    assertRefused(rows, new LinearNeighborhoodPropagation(), "-graph", graph(), "-id", "id");
    assertRefused(
        rows, new SmoothDiffusion(), "-graph", graph(), "-distances", distances(), "-id", "id");
    assertRefused(
        rows, new SmoothDiffusion(), "-graph", folder.getRoot() + "/nowhere.csv", "-id", "id");
  }

  /** The Explorer finds the editor of a property by its type, and this one opens a file chooser. */
  @Test
  public void filesAreChosenInAFileChooser() throws Exception {
    GenericObjectEditor.registerEditors();
    for (String name : new String[] {"graph", "distances"}) {
      PropertyDescriptor property = new PropertyDescriptor(name, SmoothDiffusion.class);
      assertEquals(
          FileEditor.class,
          PropertyEditorManager.findEditor(property.getPropertyType()).getClass());
    }
  }

  /** One label per side: at most one of the 34 members is on the wrong one. */
  @Test
  public void karateClubSplitsAsItDid() throws Exception {
    Instances rows = RealData.read("karate.arff.gz");
    String edges = RealData.file("karate.edges.csv").toString();
    for (LabelDiffusionClassifier classifier :
        new LabelDiffusionClassifier[] {
          new SmoothDiffusion(),
          new LocalMatchDiffusion(),
          new NonlinearAnisotropicDiffusion(),
          new LinearAnisotropicDiffusion(),
          new IsotropicDiffusion()
        }) {
      classifier.setOptions(new String[] {"-graph", edges, "-id", "id"});
      classifier.buildClassifier(labelledOnly(rows, 0, 33));
      Evaluation evaluation = new Evaluation(rows);
      evaluation.evaluateModel(classifier, rows);
      assertTrue(
          classifier.getClass() + ": " + evaluation.incorrect(), evaluation.incorrect() <= 1);
    }
  }

  private static void assertRefused(
      Instances rows, LabelDiffusionClassifier classifier, String... options) throws Exception {
    classifier.setOptions(options);
    assertThrows(InvalidInputException.class, () -> classifier.buildClassifier(rows));
  }

  private static SmoothDiffusion classifier(String... options) throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(options);
    return classifier;
  }

  private String graph() throws Exception {
    StringBuilder text = new StringBuilder("9,10\n");
    for (int i = 0; i < 20; i++) {
      for (int j = i + 1; j < (i < 10 ? 10 : 20); j++) {
        text.append(i).append(',').append(j).append('\n');
      }
    }
    Path file = folder.newFile().toPath();
    Files.writeString(file, text);
    return file.toString();
  }

  /** Rows on a line, with a gap in the middle. */
  private String distances() throws Exception {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      for (int j = 0; j < 20; j++) {
        text.append(j == 0 ? "" : ",").append(Math.abs(i - j) + (i < 10 == j < 10 ? 0 : 5));
      }
      text.append('\n');
    }
    Path file = folder.newFile().toPath();
    Files.writeString(file, text);
    return file.toString();
  }

  private static ArrayList<String> names() {
    ArrayList<String> names = new ArrayList<>();
    for (int i = 19; i >= 0; i--) {
      names.add(String.valueOf(i));
    }
    return names;
  }

  private static Instances rows(Attribute id) {
    Instances rows =
        new Instances(
            "cliques", new ArrayList<>(List.of(id, new Attribute("class", List.of("a", "b")))), 20);
    rows.setClassIndex(1);
    for (int i = 0; i < 20; i++) {
      DenseInstance row = new DenseInstance(2);
      row.setDataset(rows);
      if (rows.attribute(0).isNumeric()) {
        row.setValue(0, i);
      } else {
        row.setValue(0, String.valueOf(i));
      }
      row.setClassValue(i < 10 ? 0 : 1);
      rows.add(row);
    }
    return rows;
  }

  private static Instances labelledOnly(Instances rows, int... kept) {
    Instances few = new Instances(rows, 0);
    for (int i : kept) {
      few.add(rows.instance(i));
    }
    return few;
  }

  private static Instances hidden(Instances rows, int... kept) {
    Instances some = new Instances(rows);
    for (int i = 0; i < some.numInstances(); i++) {
      if (i != kept[0] && i != kept[1]) {
        some.instance(i).setClassMissing();
      }
    }
    return some;
  }
}

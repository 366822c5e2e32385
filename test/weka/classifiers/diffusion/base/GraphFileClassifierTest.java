package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.model.Answers;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/** {@link GraphFileClassifier}: ids with and without a file, and gaps in a graph. */
public class GraphFileClassifierTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  /** However far apart the ids are, the answers are those of the table without them. */
  @Test
  public void anIdWithoutAFileIsKeptOutOfTheDistances() throws Exception {
    Instances plain = TestTables.labelledFirst(TestTables.blobs(40, 1), 12);
    Instances named = new Instances(plain);
    named.insertAttributeAt(new Attribute("number"), 0);
    for (int i = 0; i < 40; i++) {
      named.instance(i).setValue(0, 1000.0 * (i * 7 % 40));
    }
    SmoothDiffusion without = new SmoothDiffusion();
    without.buildClassifier(plain);
    SmoothDiffusion with = classifier("-id", "number");
    with.buildClassifier(named);
    assertArrayEquals(
        without.distributionsForInstances(plain), with.distributionsForInstances(named));
  }

  @Test
  public void aRowThatIsNotInTheFileIsNotReached() throws Exception {
    Instances people = people();
    SmoothDiffusion classifier = classifier("-graph", graph(), "-id", "name");
    classifier.buildClassifier(people);
    Answers answers = classifier.answers(people);
    assertTrue(answers.of(1).isReached());
    assertFalse(answers.of(4).isReached());
    assertFalse(classifier.answer(people.instance(4)).isReached());
    assertTrue(
        classifier.toString(),
        classifier
            .toString()
            .contains("1 ids of rows are not in the file, which has no edges for them"));
  }

  @Test
  public void strictIdsRejectIt() throws Exception {
    SmoothDiffusion strict = classifier("-graph", graph(), "-id", "name", "-strict-ids");
    String message =
        assertThrows(Exception.class, () -> strict.buildClassifier(people())).getMessage();
    assertTrue(message, message.contains("but 'eve' is not"));
  }

  /** Eve is of the age of cem and dora. */
  @Test
  public void itCanBeJoinedByItsAttributes() throws Exception {
    Instances people = people();
    SmoothDiffusion joining =
        classifier("-graph", graph(), "-id", "name", "-join-unreached", "-K", "2");
    joining.buildClassifier(people);
    Answers answers = joining.answers(people);
    assertTrue(answers.of(4).isReached());
    assertEquals(1, answers.of(4).predicted());
    assertTrue(joining.toString(), joining.toString().contains("1 nodes out of reach"));
  }

  /** The classes of test rows, present or scrambled, change nothing. */
  @Test
  public void joiningUsesNoLabelOfATestRow() throws Exception {
    Instances people = people();
    SmoothDiffusion joining =
        classifier("-graph", graph(), "-id", "name", "-join-unreached", "-K", "2");
    joining.buildClassifier(new Instances(people, 0, 4));
    double[][] hidden = joining.distributionsForInstances(people);
    for (int i = 0; i < people.numInstances(); i++) {
      people.instance(i).setClassValue(i % 2);
    }
    assertArrayEquals(hidden, joining.distributionsForInstances(people));
  }

  @Test
  public void joiningNeedsAGraphAndABuiltInMetric() throws Exception {
    Instances people = people();
    assertEquals(
        "-join-unreached requires -graph, which was not given",
        assertThrows(
                Exception.class,
                () -> classifier("-id", "name", "-join-unreached").buildClassifier(people))
            .getMessage());
    String graph = graph();
    assertEquals(
        "-join-unreached requires one of the built-in metrics, but -metric was WEKA",
        assertThrows(
                Exception.class,
                () ->
                    classifier("-graph", graph, "-id", "name", "-join-unreached", "-metric", "WEKA")
                        .buildClassifier(people))
            .getMessage());
  }

  private static SmoothDiffusion classifier(String... options) throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(options);
    return classifier;
  }

  private String graph() throws Exception {
    Path file = folder.getRoot().toPath().resolve("friends.csv");
    Files.write(file, List.of("ann,bob", "cem,dora"));
    return file.toString();
  }

  /** Ann plays chess and dora golf; eve has no friends. */
  private static Instances people() {
    ArrayList<Attribute> header = new ArrayList<>();
    header.add(new Attribute("name", (List<String>) null));
    header.add(new Attribute("age"));
    header.add(new Attribute("club", List.of("chess", "golf")));
    Instances people = new Instances("people", header, 0);
    people.setClassIndex(2);
    String[] names = {"ann", "bob", "cem", "dora", "eve"};
    double[] ages = {23, 24, 60, 61, 59};
    double[] clubs = {0, Double.NaN, Double.NaN, 1, Double.NaN};
    for (int i = 0; i < names.length; i++) {
      double name = people.attribute(0).addStringValue(names[i]);
      people.add(new DenseInstance(1, new double[] {name, ages[i], clubs[i]}));
    }
    return people;
  }
}

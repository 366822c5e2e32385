package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.Evaluation;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/**
 * What was answered wrongly without a word is rejected in one line. The table has 30 rows, which
 * are the nodes 0 to 29 of a ring; the columns are an id, a number and the class.
 */
public class RejectionsTest {
  private static final int N = 30;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  /** With the columns exchanged, other rows were found: 30 of 30 answers were wrong. */
  @Test
  public void aBatchOrRowWithAnotherHeaderIsRejected() throws Exception {
    for (String[] options :
        new String[][] {
          {},
          {"-id", "id"},
          {"-metric", "WEKA"},
          {"-graph", ring(), "-id", "id"},
          {"-distances", ring(), "-id", "id"},
          {"-graph", ring(), "-id", "id", "-graph-weights", "number"}
        }) {
      SmoothDiffusion classifier = new SmoothDiffusion();
      classifier.setOptions(options.clone());
      classifier.buildClassifier(table("id", "number"));
      Instances other = table("number", "id");
      assertRejected(
          "attributes of the training data", () -> classifier.distributionsForInstances(other));
      assertRejected(
          "attributes of the training data",
          () -> classifier.distributionForInstance(other.instance(0)));
    }
  }

  /** Rows were numbered anew in each fold and so found the wrong nodes. */
  @Test
  public void crossValidationOfAGraphWithoutIdsIsRejected() throws Exception {
    for (String source : new String[] {"-graph", "-distances"}) {
      Instances equal = table("id", "number");
      equal.forEach(
          row -> {
            row.setValue(0, 1);
            row.setValue(1, 1);
          });
      for (Instances table : List.of(table("id", "number"), equal)) {
        SmoothDiffusion classifier = new SmoothDiffusion();
        classifier.setOptions(new String[] {source, ring()});
        assertRejected(
            "name the attribute that holds the ids with -id",
            () -> new Evaluation(table).crossValidateModel(classifier, table, 5, new Random(1)));
      }
    }
  }

  private static void assertRejected(String words, ThrowingRunnable asking) {
    String message = assertThrows(IllegalArgumentException.class, asking).getMessage();
    assertTrue(message, message.contains(words));
    assertEquals(message, 1, message.lines().count());
  }

  private static Instances table(String first, String second) {
    Instances table =
        new Instances(
            "ring",
            new ArrayList<>(
                List.of(
                    new Attribute(first),
                    new Attribute(second),
                    new Attribute("class", List.of("a", "b")))),
            N);
    table.setClassIndex(2);
    for (int i = 0; i < N; i++) {
      double other = (7 * i) % N;
      table.add(
          new DenseInstance(
              1,
              new double[] {
                first.equals("id") ? i : other, first.equals("id") ? other : i, i < N / 2 ? 0 : 1
              }));
    }
    return table;
  }

  private String ring() throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < N; i++) {
      lines.append(i).append(',').append((i + 1) % N).append(",1\n");
    }
    Path file = folder.newFile().toPath();
    return Files.writeString(file, lines).toString();
  }
}

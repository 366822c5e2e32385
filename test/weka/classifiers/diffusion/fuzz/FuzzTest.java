package weka.classifiers.diffusion.fuzz;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import weka.classifiers.diffusion.SmoothDiffusion;

/** Strange tables and options; ./antw fuzz has many more. */
public class FuzzTest {
  private static final int CASES = 5000;

  @Test
  public void everyClassifierTakesPart() throws Exception {
    Path classes =
        Path.of(SmoothDiffusion.class.getResource("SmoothDiffusion.class").toURI()).getParent();
    try (Stream<Path> files = Files.list(classes)) {
      assertEquals(
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.matches("[A-Z]\\w*\\.class"))
              .map(name -> name.replace(".class", ""))
              .collect(Collectors.toCollection(TreeSet::new)),
          new TreeSet<>(Arrays.asList(Fuzz.CLASSIFIERS)));
    }
  }

  @Test
  public void everyCaseIsAnsweredOrRefusedInOneSentence() {
    Fuzz fuzz = new Fuzz().run(0, CASES);
    assertEquals(String.join("\n", fuzz.failures), 0, fuzz.failures.size());
    assertTrue(
        "most cases must be answered: " + fuzz.outcomes,
        fuzz.outcomes.get(Fuzz.ANSWERED) > CASES / 2);
    assertTrue(
        "filters must be among them: " + fuzz.outcomes,
        fuzz.outcomes.get(Fuzz.FILTERED) > CASES / 20);
  }
}

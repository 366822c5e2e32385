package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import installed.TemplateProbe;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.BeforeClass;
import org.junit.Test;

/** Runs the template flows in the KnowledgeFlow of an installed Weka, and checks their layout. */
public class KnowledgeFlowTest {
  /** The lines printed after each title. */
  private static final Map<String, List<String>> OUTPUT = new LinkedHashMap<>();

  @BeforeClass
  public static void runAllTemplates() throws Exception {
    InstalledWeka.install();
    Path work = InstalledWeka.folder("templates");
    List<String> lines = OUTPUT.computeIfAbsent("", title -> new ArrayList<>());
    for (String line :
        InstalledWeka.java(
                work,
                InstalledWeka.classes(work, TemplateProbe.class),
                TemplateProbe.class.getName())
            .lines()
            .toList()) {
      if (line.startsWith("template Label diffusion: ")) {
        lines =
            OUTPUT.computeIfAbsent(
                line.substring("template Label diffusion: ".length()), title -> new ArrayList<>());
      }
      lines.add(line);
    }
  }

  @Test
  public void threeTemplatesAreOffered() {
    assertEquals(
        List.of(
            "",
            "fill in missing classes",
            "cross-validation with hidden labels",
            "few labelled rows and the rest to test"),
        List.copyOf(OUTPUT.keySet()));
  }

  @Test
  public void missingClassesAreFilledIn() {
    List<String> rows =
        OUTPUT.get("fill in missing classes").stream()
            .filter(line -> line.matches("-?[0-9.]+,-?[0-9.]+,[0-9.]+,(upper|lower)"))
            .toList();
    assertEquals(400, rows.size());
  }

  @Test
  public void crossValidationJudgesAllRows() {
    assertJudged("cross-validation with hidden labels", 400);
  }

  /** Five per cent of the 400 rows are labelled. */
  @Test
  public void splitJudgesTheRest() {
    assertJudged("few labelled rows and the rest to test", 380);
  }

  /** The list that the Explorer and the KnowledgeFlow show; weka.Run does not need it. */
  @Test
  public void filtersAreListed() {
    String filters =
        OUTPUT.get("").stream()
            .filter(line -> line.startsWith("filters "))
            .findFirst()
            .orElseThrow();
    assertTrue(filters, filters.contains("weka.filters.unsupervised.instance.HideLabels"));
    assertTrue(filters, filters.contains("weka.filters.unsupervised.attribute.DiffuseLabels"));
  }

  /** Needed to choose the filter's classifier in a property sheet. */
  @Test
  public void objectEditorKnowsTheClassifiersOfThePackage() {
    String editor =
        OUTPUT.get("").stream()
            .filter(line -> line.startsWith("editor "))
            .findFirst()
            .orElseThrow();
    assertTrue(editor, editor.contains("weka.classifiers.diffusion.SmoothDiffusion"));
    assertFalse(editor, editor.contains("J48"));
  }

  /** The boxes are estimates: Weka lays out text by the fonts it finds. */
  @Test
  public void stepsAndNotesDoNotOverlapAndFitOnASmallScreen() throws Exception {
    for (String template : List.of("cross-validation", "fill-in-classes", "train-test-split")) {
      String flow =
          Files.readString(
              Path.of("src/weka/classifiers/diffusion/templates").resolve(template + ".kf"));
      List<Rectangle> boxes = new ArrayList<>();
      Matcher step =
          Pattern.compile(
                  "\"name\": \"([^\"]+)\".*?\"coordinates\": \"(\\d+),(\\d+)\"", Pattern.DOTALL)
              .matcher(flow);
      while (step.find()) {
        Matcher note =
            Pattern.compile("\"noteText\": \"((?:[^\"\\\\]|\\\\.)*)\"").matcher(step.group());
        int x = Integer.parseInt(step.group(2));
        int y = Integer.parseInt(step.group(3));
        boxes.add(
            note.find()
                ? noteBox(x, y, note.group(1).split("\\\\n"))
                : new Rectangle(x - 20, y + 5, 110, 95));
      }
      for (Rectangle box : boxes) {
        assertTrue(template + " " + box, new Rectangle(0, 0, 750, 470).contains(box));
        assertEquals(
            template + " " + box, 1, boxes.stream().filter(box::intersects).count()); // itself
      }
    }
  }

  private static Rectangle noteBox(int x, int y, String... lines) {
    int longest = Arrays.stream(lines).mapToInt(String::length).max().orElseThrow();
    return new Rectangle(x, y, 8 * longest, 15 * lines.length + 8);
  }

  private static void assertJudged(String title, int rows) {
    List<String> lines = OUTPUT.get(title);
    assertTrue(
        String.join("\n", lines),
        lines.stream().anyMatch(line -> line.matches("Total Number of Instances +" + rows + " *")));
    assertTrue(
        String.join("\n", lines),
        lines.stream().anyMatch(line -> line.matches("Correctly Classified Instances .*")));
  }
}

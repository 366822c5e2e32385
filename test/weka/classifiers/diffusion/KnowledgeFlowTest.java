package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import installed.TemplateProbe;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.BeforeClass;
import org.junit.Test;

/** The template flows as the KnowledgeFlow of an installed Weka finds and runs them. */
public class KnowledgeFlowTest {
  /** What was printed after each title. */
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

  /** Five per cent of 400 rows are labelled. */
  @Test
  public void splitJudgesTheRest() {
    assertJudged("few labelled rows and the rest to test", 380);
  }

  /** weka.Run would find them without the list that the Explorer and the KnowledgeFlow show. */
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

  /** So that the filter's classifier can be chosen in a property sheet. */
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

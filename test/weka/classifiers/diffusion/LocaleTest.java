package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.classifiers.diffusion.experiment.Comparison;
import weka.core.Instances;
import weka.core.Utils;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.DiffuseLabels;

/**
 * Numbers are written and read the same way everywhere: with other digits (Egypt), a decimal comma
 * (Germany) or another lower case (Turkey, where I becomes a dotless i).
 */
@RunWith(Parameterized.class)
public class LocaleTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Locale before = Locale.getDefault();
  private final Locale locale;
  private final Instances rows = TestTables.labelledFirst(TestTables.blobs(60, 1), 20);

  public LocaleTest(String tag) {
    locale = Locale.forLanguageTag(tag);
  }

  @Parameters(name = "{0}")
  public static List<String> locales() {
    return List.of("ar-EG", "de-DE", "tr-TR");
  }

  @After
  public void restore() {
    Locale.setDefault(before);
  }

  /** All lines but those with seconds, which differ between any two runs. */
  @Test
  public void reportsAreTheSame() throws Exception {
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      String name = classifier.getClass().getSimpleName();
      String expected = report(classifier, Locale.ROOT);
      assertTrue(name, expected.length() > 300);
      assertEquals(name, expected, report(classifier, locale));
    }
  }

  @Test
  public void reportsOfASelectionAreTheSame() throws Exception {
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(Utils.splitOptions("-select HOLDOUT -K-grid 3,5 -steps 20 -delta 1.5"));
    assertEquals(report(classifier, Locale.ROOT), report(classifier, locale));
  }

  @Test
  public void optionsAreTheSame() throws Exception {
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      String expected = Utils.joinOptions(classifier.getOptions());
      Locale.setDefault(locale);
      assertEquals(expected, Utils.joinOptions(classifier.getOptions()));
      LabelDiffusionClassifier other = classifier.getClass().getConstructor().newInstance();
      other.setOptions(Utils.splitOptions("-scaling standardize -width fixed -sigma-x 1.25"));
      assertEquals(1.25, other.getSigmaX(), 0);
      assertEquals("STANDARDIZE", other.getScaling().name());
      Locale.setDefault(before);
    }
  }

  @Test
  public void filesAreReadTheSameWay() throws Exception {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      lines.append(i).append(',').append((i + 1) % 60).append(",0.").append(1 + i % 9).append('\n');
    }
    Path file = Files.writeString(folder.newFile().toPath(), lines);
    for (String option : new String[] {"-graph", "-distances"}) {
      double[][] expected = null;
      for (Locale now : new Locale[] {Locale.ROOT, locale}) {
        Locale.setDefault(now);
        SmoothDiffusion classifier = new SmoothDiffusion();
        classifier.setOptions(new String[] {option, file.toString()});
        classifier.buildClassifier(rows);
        double[][] found = classifier.distributionsForInstances(rows);
        expected = expected == null ? found : expected;
        TestTables.assertAnswers(expected, found, 0);
      }
    }
  }

  @Test
  public void filteredRowsAreTheSame() throws Exception {
    String[] texts = new String[2];
    for (int l = 0; l < 2; l++) {
      Locale.setDefault(l == 0 ? Locale.ROOT : locale);
      DiffuseLabels filter = new DiffuseLabels();
      filter.setProbabilities(true);
      filter.setInputFormat(rows);
      texts[l] = Filter.useFilter(rows, filter).toString();
    }
    assertEquals(texts[0], texts[1]);
  }

  /** Titles had the digits of the locale. */
  @Test
  public void comparisonsAreTheSame() throws Exception {
    Path table = folder.newFile("blobs.arff").toPath();
    Files.writeString(table, TestTables.blobs(60, 1).toString());
    String[] texts = new String[2];
    PrintStream console = System.out;
    for (int l = 0; l < 2; l++) {
      Locale.setDefault(l == 0 ? Locale.ROOT : locale);
      ByteArrayOutputStream said = new ByteArrayOutputStream();
      System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
      try {
        Comparison comparison = new Comparison();
        comparison.run(
            comparison, new String[] {"-t", table.toString(), "-draws", "12", "-per-class", "2"});
      } finally {
        System.setOut(console);
      }
      texts[l] = said.toString(StandardCharsets.UTF_8);
    }
    assertTrue(texts[0], texts[0].contains("2 per class, 12 times"));
    assertEquals(texts[0], texts[1]);
  }

  private String report(LabelDiffusionClassifier classifier, Locale now) throws Exception {
    Locale.setDefault(now);
    classifier.buildClassifier(rows);
    return classifier
        .toString()
        .lines()
        .filter(line -> !line.startsWith("seconds"))
        .collect(Collectors.joining("\n"));
  }
}

package weka.classifiers.diffusion.page;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import labeldiffusion.picture.Film;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/**
 * {@link DiffusionPage} and {@link UsualLayout}: makes a page and uses it in a browser as a reader
 * would. Screenshots are left in build/screenshots/page for inspection.
 */
public class DiffusionPageTest {
  private static final List<String> CLASSES =
      List.of("</script><b>bold", "\"quoted' & {{script}} <!--", "größer 日本 \ud83d\ude00");
  private static final String TITLE = "a <b>table</b> & \"more\"";
  private static final int ROWS = 150;
  private static final int LABELS = 9;

  /** What click-through.js checks. */
  private static final int CHECKS = 27;

  @ClassRule public static final TemporaryFolder TEMPORARY = new TemporaryFolder();

  private static String page;
  private static Instances truth;
  private static Instances shown;

  @BeforeClass
  public static void write() throws Exception {
    truth = table();
    shown = new Instances(truth);
    for (int i = LABELS; i < ROWS; i++) {
      shown.instance(i).setClassMissing();
    }
    int[] hidden = RowEncoder.labels(truth).classOf();
    Arrays.fill(hidden, 0, LABELS, -1);
    SmoothDiffusion classifier = new SmoothDiffusion();
    Film film = new Film(hidden);
    classifier.addWatcher(film);
    classifier.buildClassifier(shown);
    film.end();
    File file = TEMPORARY.newFile("page.html");
    new DiffusionPage(
            film,
            UsualLayout.of(film.drawing(), shown, 1),
            truth,
            shown,
            classifier.answers(shown).all(),
            "A report with </pre><b>tags")
        .write(file);
    page = Files.readString(file.toPath());
  }

  /** Three clusters in four dimensions. */
  private static Instances table() {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < 4; a++) {
      attributes.add(new Attribute("x" + a));
    }
    attributes.add(new Attribute("class", CLASSES));
    Instances table = new Instances(TITLE + "-weka.filters.Some-Thing", attributes, ROWS);
    table.setClassIndex(4);
    Random random = new Random(1);
    for (int i = 0; i < ROWS; i++) {
      double[] row = new double[5];
      for (int a = 0; a < 4; a++) {
        row[a] = random.nextGaussian() + (a == i % 3 ? 4 : 0);
      }
      row[4] = i % 3;
      table.add(new DenseInstance(1, row));
    }
    return table;
  }

  @Test
  public void aReaderCanUseEveryPartOfThePage() throws Exception {
    assertAllIsWell(use(1280, 1000));
  }

  @Test
  public void aReaderCanUseThePageOnAPhone() throws Exception {
    assertAllIsWell(use(390, 844));
  }

  private static void assertAllIsWell(List<String> findings) {
    assertTrue(findings.toString(), findings.stream().allMatch(line -> line.startsWith("ok ")));
    assertEquals(findings.toString(), CHECKS, findings.size());
  }

  /** Appends the script that clicks through the page, and returns its findings. */
  private List<String> use(int width, int height) throws Exception {
    Chromium browser = Chromium.find(TEMPORARY.newFolder().toPath());
    assumeTrue(
        "skipped, which is fine: the test of the web page needs the browser Chromium on the PATH",
        browser != null);
    String expected =
        "const EXPECTED = {classes: ['\\x3c/script>\\x3cb>bold', '\"quoted\\' & {{script}}"
            + " \\x3c!--', 'größer 日本 \ud83d\ude00'], title: 'a \\x3cb>table\\x3c/b> & \"more\"',"
            + " report: '\\x3c/pre>\\x3cb>tags', rows: "
            + (ROWS - LABELS)
            + "};\n";
    String script =
        new String(
            DiffusionPageTest.class.getResourceAsStream("click-through.js").readAllBytes(),
            StandardCharsets.UTF_8);
    Path tried = TEMPORARY.newFile().toPath();
    Path named = tried.resolveSibling("tried-" + width + ".html");
    Files.writeString(named, page.replace("</body>", "<script>" + expected + script + "</script>"));
    String document = browser.document(named, width, height);
    Path shots =
        Path.of(System.getProperty("labeldiffusion.build", "build"), "screenshots", "page");
    Files.createDirectories(shots);
    Path plain = TEMPORARY.newFile("plain-" + width + ".html").toPath();
    Files.writeString(plain, page);
    browser.shoot(plain, shots.resolve(width + ".png"), width, height);
    String mark = "<pre id=\"findings\" hidden=\"\">";
    int from = document.indexOf(mark);
    assertTrue("the script has reached its end: " + document.length(), from >= 0);
    return document
        .substring(from + mark.length(), document.indexOf("</pre>", from))
        .lines()
        .toList();
  }

  @Test
  public void thePageNeedsNoNetwork() {
    assertTrue(page, page.contains("default-src 'none'"));
    String withoutNamespace = page.replace("http://www.w3.org/2000/svg", "");
    assertFalse(withoutNamespace.contains("http://") || withoutNamespace.contains("https://"));
  }

  @Test
  public void twoNumericAttributesAreTheirOwnLayout() {
    assertFalse(UsualLayout.isPlane(truth));
    Instances plane = new Instances(truth);
    plane.deleteAttributeAt(0);
    plane.deleteAttributeAt(0);
    assertTrue(UsualLayout.isPlane(plane));
    assertEquals(2, UsualLayout.attributes(plane).length);
  }

  @Test
  public void aMissingFolderIsReportedBeforeTheRun() {
    SmoothDiffusion classifier = new SmoothDiffusion();
    File file = new File(TEMPORARY.getRoot(), "no/such/page.html");
    InvalidInputException e =
        assertThrows(
            InvalidInputException.class, () -> DiffusionPage.build(classifier, shown, file));
    assertEquals("could not write " + file + ": its folder does not exist", e.getMessage());
  }

  @Test
  public void aRunCanBeWrittenAsAPage() throws Exception {
    File file = new File(TEMPORARY.getRoot(), "built.html");
    DiffusionPage.build(new SmoothDiffusion(), shown, file);
    String built = Files.readString(file.toPath());
    assertTrue(built.contains("SmoothDiffusion over the training data"));
    assertTrue(built.contains("\"error\":[]")); // nothing is known of unlabelled rows
  }
}

package labeldiffusion.page;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import org.junit.Test;

/** The figures that a {@link WebPage} hands to its script. */
public class PageFactsTest extends SilentTestCase {
  private static final int[] NOTHING_HIDDEN = {-1, -1, -1};

  @Test
  public void classesHaveTheirNamesAndColours() {
    String html = page(film(NOTHING_HIDDEN, 2), List.of()).html();
    assertEquals("\"yes\",\"no\"", list(html, "classes"));
    assertEquals("\"#0072b2\",\"#e69f00\"", list(html, "colours"));
  }

  @Test
  public void aShortRunIsChartedStepByStep() {
    String html = page(film(NOTHING_HIDDEN, 4), List.of()).html();
    assertEquals("0,1,2,3", list(html, "t"));
    assertEquals("0,1,1,1", list(html, "change"));
    assertEquals("1,1,1,1", list(html, "reached"));
  }

  /** Step s of 500 is step s (1001 - 1) / (500 - 1) of the run, rounded down. */
  @Test
  public void aLongRunIsChartedAt500StepsEvenlySpread() {
    String[] t = list(page(film(NOTHING_HIDDEN, 1001), List.of()).html(), "t").split(",");
    assertEquals(500, t.length);
    assertEquals(List.of("0", "2", "4"), Arrays.asList(t).subList(0, 3));
    assertEquals("501", t[250]);
    assertEquals(List.of("997", "1000"), Arrays.asList(t).subList(498, 500));
  }

  /** One step cannot be spread: there is no division by the 0 steps between first and last. */
  @Test
  public void aRunOfOneStepIsOnePoint() {
    assertEquals("0", list(page(film(NOTHING_HIDDEN, 1), List.of()).html(), "t"));
  }

  /** Two rows are judged; node 2 is not reached and gets the class of the only label. */
  @Test
  public void errorsAreChartedIfLabelsAreHidden() {
    assertEquals("", list(page(film(NOTHING_HIDDEN, 2), List.of()).html(), "error"));
    assertEquals("50,50", list(page(film(new int[] {-1, 0, 1}, 2), List.of()).html(), "error"));
  }

  @Test
  public void theMostDoubtfulRowsAreListed() {
    Prediction doubtful = new Prediction(7, 1, 0.75, 0, 0.25, -1, true);
    String html = page(film(NOTHING_HIDDEN, 2), List.of(doubtful)).html();
    assertTrue(html.contains("\"unlabelled\":1,\n\"rows\":[[7,1,0.7500,0,0.2500,-1,1]]}"));
  }

  @Test
  public void only200RowsAreListed() {
    Prediction doubtful = new Prediction(7, 1, 1, 0, 0, -1, false);
    String html = page(film(NOTHING_HIDDEN, 2), Collections.nCopies(300, doubtful)).html();
    assertTrue(html.contains("\"unlabelled\":300,"));
    assertEquals(200, html.split(Pattern.quote("[7,1,1,0,0,-1,0]"), -1).length - 1);
  }

  /** All 124,750 pairs of 500 nodes: 4,000,000 / 124,750 = 32 frames instead of 40. */
  @Test
  public void manyEdgesLeaveRoomForFewerFrames() {
    int n = 500;
    int[] low = IntStream.range(0, n * n).filter(p -> p / n < p % n).map(p -> p / n).toArray();
    int[] high = IntStream.range(0, n * n).filter(p -> p / n < p % n).map(p -> p % n).toArray();
    double[] weight = new double[low.length];
    Arrays.fill(weight, 1);
    SimilarityGraph complete = SimilarityGraph.ofEdges(n, low, high, weight, n - 1);
    int[] hidden = new int[n];
    Arrays.fill(hidden, -1);
    Film film = new Film(hidden, n, 100);
    film.starts(complete, TestGraphs.labelled(n, 2, 0, 1), IntStream.range(0, n).toArray());
    for (int t = 0; t < 50; t++) {
      film.stepped(t, random.doubles(2 * n).toArray(), complete.weight());
    }
    assertEquals(32, list(page(film, List.of()).html(), "frames").split(",").length);
  }

  @Test
  public void lettersAtTheEdgesOfPlainText() {
    assertEquals("\"~\\u007f\\u009f\u00a0\"", JsonText.of("~\u007f\u009f\u00a0"));
    assertEquals("\" \\u001f\"", JsonText.of(" \u001f"));
  }

  @Test
  public void largeWholeNumbersAreShortened() {
    assertEquals("999999999", JsonText.number(999_999_999));
    assertEquals("1.000e+09", JsonText.number(1e9));
    assertEquals("-1.000e+09", JsonText.number(-1e9));
  }

  /** A path of three nodes; only the first is reached, and its score changes by 1 in each step. */
  private static Film film(int[] hidden, int steps) {
    Film film = new Film(hidden, 3, 10);
    SimilarityGraph path = TestGraphs.path(3);
    film.starts(path, TestGraphs.labelled(3, 2, 0, 0), new int[] {0, 1, 2});
    for (int t = 0; t < steps; t++) {
      film.stepped(t, new double[] {1 + t % 2, 0, 0, 0, 0, 0}, path.weight());
    }
    return film;
  }

  private static WebPage page(Film film, List<Prediction> unlabelled) {
    int n = film.drawing().size();
    return new WebPage(
        "page",
        new String[] {"yes", "no"},
        film,
        new Layout(new float[n], new float[n], 1),
        Collections.nCopies(n, Prediction.NONE),
        unlabelled,
        RowValues.NONE,
        "nothing");
  }

  /** What is between the brackets of a list in the page. */
  private static String list(String html, String name) {
    Matcher found = Pattern.compile("\"" + name + "\":\\[([^\\]]*)]").matcher(html);
    assertTrue(name, found.find());
    return found.group(1);
  }
}

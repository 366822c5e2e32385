package labeldiffusion.page;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.TestGraphs;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Layout;
import org.junit.Test;

/** {@link WebPage} with {@link FilmBytes}, {@link JsonText} and {@link Prediction}. */
public class WebPageTest extends SilentTestCase {

  @Test
  public void jsonCannotEndItsScript() {
    assertEquals(
        "\"\\u003c/script\\u003e \\u0022\\u005c\\u0027\\u0026\"", JsonText.of("</script> \"\\'&"));
    assertEquals("\"\\u000a\\u2028é\"", JsonText.of("\n\u2028é"));
    assertEquals("\"\\ud83d\\ude00\"", JsonText.of("\ud83d\ude00"));
  }

  @Test
  public void jsonNumbersAreShortAndNeverNan() {
    assertEquals(
        "[1,-20,0.3333,null,1.500e-10]", JsonText.of(1, -20, 1 / 3.0, Double.NaN, 1.5e-10));
    assertEquals("[\"a\",\"b\"]", JsonText.of(new String[] {"a", "b"}));
  }

  @Test
  public void textIsEscaped() {
    assertEquals("&lt;b&gt; &amp; &quot;", WebPage.escaped("<b> & \""));
  }

  @Test
  public void predictionHasTheTwoLargestClasses() {
    assertEquals(
        new Prediction(7, 2, 0.5, 0, 0.3, 1, true),
        Prediction.of(7, new double[] {0.3, 0.2, 0.5}, 1, true));
    assertEquals(
        new Prediction(0, 0, 1, -1, 0, -1, false), Prediction.of(0, new double[] {1}, -1, false));
    assertEquals(
        "ties go to the first", 0, Prediction.of(0, new double[] {0.5, 0.5}, -1, true).first());
  }

  /** By the order of the numbers that {@link FilmBytes} describes. */
  @Test
  public void bytesAreNodesEdgesAndDifferencesOfFrames() throws Exception {
    Film film = new Film(new int[] {-1, -1, -1, -1, -1, -1, -1, -1}, 10, 10);
    SimilarityGraph path = TestGraphs.path(3);
    Labels labels = TestGraphs.labelled(3, 2, 0, 1);
    film.starts(path, labels, new int[] {5, 6, 7});
    film.stepped(0, new double[] {0, 1, 0, 0, 0, 0}, path.weight());
    film.stepped(1, new double[] {0, 1, 1, 3, 0, 0}, path.weight());
    Layout layout = new Layout(new float[] {0, 0.5f, 1}, new float[] {1, 0, 0}, 1);
    List<Prediction> predictions =
        List.of(
            new Prediction(5, 1, 1, 0, 0, -1, true),
            new Prediction(6, 1, 0.75, 0, 0.25, 0, true),
            Prediction.NONE);
    ByteBuffer bytes = unpacked(FilmBytes.of(film.drawing(), film.frames(), layout, predictions));
    assertArrayEquals(new int[] {5, 6, 7, 0, 1, 1, 2}, ints(bytes, 7)); // rows, edges 0-1, 1-2
    assertArrayEquals(new int[] {0, 32768, 65535}, unsigned(bytes, 3));
    assertArrayEquals(new int[] {65535, 0, 0}, unsigned(bytes, 3));
    assertArrayEquals(new int[] {1, -1, -1}, shorts(bytes, 3)); // given
    assertArrayEquals(new int[] {-1, 0, -1}, shorts(bytes, 3)); // hidden
    assertArrayEquals(new int[] {1, 1, -1}, shorts(bytes, 3)); // first
    assertArrayEquals(new int[] {0, 0, -1}, shorts(bytes, 3)); // second
    assertArrayEquals(new int[] {1, -1, -1, 0, 2, 0}, shorts(bytes, 6)); // classes
    assertArrayEquals(new int[] {255, 191, 0, 0, 64, 0}, bytes(bytes, 6)); // probabilities
    assertArrayEquals(new int[] {12, 0, 0, 0, 6, 0}, bytes(bytes, 6)); // confidences: 1, 1/2
    assertArrayEquals(new int[] {12, 12, 0, 0}, bytes(bytes, 4)); // flows
    assertFalse(bytes.hasRemaining());
  }

  /** Ten thousand rows that change in every frame, as in a long run. */
  @Test
  public void aPageOfTenThousandRowsIsBelowThreeMegabytes() {
    String html = page(10_000, 10_000).html();
    assertTrue("length " + html.length(), html.length() < 3_000_000);
    assertTrue(html.contains("\"nodes\":10000,\n\"allNodes\":10000"));
  }

  @Test
  public void aPageOfASampleSaysSo() {
    String html = page(3000, 100).html();
    assertTrue(html.contains("\"nodes\":100,\n\"allNodes\":3000"));
  }

  @Test
  public void nothingInsideAPartIsTakenForASlot() {
    WebPage page = page(20, 20);
    String html =
        new WebPage(
                "{{report}} $1",
                page.classes(),
                page.film(),
                page.layout(),
                page.drawn(),
                page.unlabelled(),
                page.values(),
                "text {{bytes}} \\1")
            .html();
    assertTrue(html.contains("<title>{{report}} $1</title>"));
    assertTrue(html.contains(">text {{bytes}} \\1</pre>"));
  }

  private WebPage page(int n, int most) {
    int[] hidden = new int[n];
    Arrays.fill(hidden, -1);
    Film film = new Film(hidden, most, 60);
    SimilarityGraph graph = TestGraphs.nearest(TestGraphs.randomPoints(n, 2, random), 8);
    film.starts(
        graph, TestGraphs.labelled(n, 3, 0, 0, 1, 1, 2, 2), IntStream.range(0, n).toArray());
    double[] F = new double[3 * n];
    for (int t = 0; t < 50; t++) {
      for (int i = 0; i < n / 10; i++) { // a tenth of the nodes changes
        F[random.nextInt(F.length)] = random.nextDouble();
      }
      film.stepped(t, F, graph.weight());
    }
    int drawn = film.drawing().size();
    float[] x = new float[drawn];
    float[] y = new float[drawn];
    for (int v = 0; v < drawn; v++) {
      x[v] = random.nextFloat();
      y[v] = random.nextFloat();
    }
    return new WebPage(
        "random",
        new String[] {"a", "b", "c"},
        film,
        new Layout(x, y, 1),
        Collections.nCopies(drawn, Prediction.NONE),
        List.of(),
        tenValues(drawn),
        "nothing");
  }

  /** Ten random values of every node: as much as a page contains. */
  private RowValues tenValues(int nodes) {
    String[] names =
        IntStream.range(0, RowValues.MOST_ATTRIBUTES).mapToObj(a -> "a" + a).toArray(String[]::new);
    List<String[]> values =
        Stream.generate(
                () ->
                    Arrays.stream(names)
                        .map(name -> String.format(Locale.ROOT, "%.3f", random.nextDouble()))
                        .toArray(String[]::new))
            .limit(nodes)
            .toList();
    return new RowValues(names, values);
  }

  @Test
  public void valuesArePackedAsJson() throws Exception {
    RowValues values =
        new RowValues(
            new String[] {"x", "y"}, List.of(new String[] {"1", "<"}, new String[] {"?", "2.5"}));
    assertEquals(
        "{\"names\":[\"x\",\"y\"],\"values\":[[\"1\",\"\\u003c\"],[\"?\",\"2.5\"]]}",
        StandardCharsets.UTF_8.decode(unpacked(values.packed())).toString());
  }

  private static ByteBuffer unpacked(String text) throws Exception {
    byte[] packed = Base64.getDecoder().decode(text);
    byte[] bytes = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int[] ints(ByteBuffer from, int count) {
    return IntStream.range(0, count).map(i -> from.getInt()).toArray();
  }

  private static int[] shorts(ByteBuffer from, int count) {
    return IntStream.range(0, count).map(i -> from.getShort()).toArray();
  }

  private static int[] unsigned(ByteBuffer from, int count) {
    return IntStream.range(0, count).map(i -> from.getShort() & 0xffff).toArray();
  }

  private static int[] bytes(ByteBuffer from, int count) {
    return IntStream.range(0, count).map(i -> from.get() & 0xff).toArray();
  }
}

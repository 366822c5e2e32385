package labeldiffusion.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.KeyFrames;
import labeldiffusion.picture.Layout;
import labeldiffusion.picture.Moment;
import labeldiffusion.picture.Palette;

/**
 * The web page of a run: one HTML file that needs no network. Its frame is page.html, its looks
 * page.css and its behaviour page.js, which are resources beside this class.
 *
 * @param title the first line of the page
 * @param classes the names of the classes
 * @param film how the labels spread
 * @param layout the places of the drawn nodes
 * @param drawn what is predicted for each drawn node
 * @param unlabelled what is predicted for all unlabelled rows, most doubtful first
 * @param values what is known of each drawn node
 * @param report the report as text
 */
public record WebPage(
    String title,
    String[] classes,
    Film film,
    Layout layout,
    List<Prediction> drawn,
    List<Prediction> unlabelled,
    RowValues values,
    String report) {
  private static final Pattern SLOT = Pattern.compile("\\{\\{(\\w+)}}");

  /** Rows in the table of the most doubtful ones. */
  static final int MOST_ROWS = 200;

  private static final int MOST_FRAMES = 40;
  private static final int FEWEST_FRAMES = 6;

  /** Flows of all edges in all frames together, which bounds the size of the page. */
  private static final int MOST_FLOWS = 4_000_000;

  /** Points of a chart. */
  private static final int MOST_MOMENTS = 500;

  /** The page as text. */
  public String html() {
    Drawing drawing = film.drawing();
    int flows = Math.max(1, drawing.low().length);
    int most = Math.max(FEWEST_FRAMES, Math.min(MOST_FRAMES, MOST_FLOWS / flows));
    List<Frame> frames = KeyFrames.of(film.frames(), classes.length, most);
    Map<String, String> parts =
        Map.of(
            "title", escaped(title),
            "style", resource("page.css"),
            "script", resource("page.js"),
            "report", escaped(report),
            "facts", facts(frames),
            "bytes", FilmBytes.of(drawing, frames, layout, drawn),
            "values", values.packed());
    // in one pass, so that nothing inside a part is taken for a slot
    return SLOT.matcher(resource("page.html"))
        .replaceAll(slot -> Matcher.quoteReplacement(parts.get(slot.group(1))));
  }

  /** What page.js must know, as JSON. */
  private String facts(List<Frame> frames) {
    Drawing drawing = film.drawing();
    List<Moment> moments = evenly(film.moments());
    String[] colours =
        IntStream.range(0, classes.length)
            .mapToObj(k -> String.format(Locale.ROOT, "#%06x", Palette.rgb(k)))
            .toArray(String[]::new);
    double[] none = {};
    return String.join(
        ",\n",
        "{\"classes\":" + JsonText.of(classes),
        "\"colours\":" + JsonText.of(colours),
        "\"classesPerShape\":" + Palette.CLASSES_PER_SHAPE,
        "\"levels\":" + FilmBytes.LEVELS,
        "\"nodes\":" + drawing.size(),
        "\"allNodes\":" + drawing.graph().size(),
        "\"edges\":" + drawing.low().length,
        "\"aspect\":" + JsonText.number(layout.aspect()),
        "\"frames\":" + JsonText.of(frames.stream().mapToDouble(Frame::t).toArray()),
        "\"t\":" + JsonText.of(moments.stream().mapToDouble(Moment::t).toArray()),
        "\"change\":" + JsonText.of(moments.stream().mapToDouble(Moment::change).toArray()),
        "\"reached\":" + JsonText.of(moments.stream().mapToDouble(Moment::reached).toArray()),
        "\"error\":"
            + JsonText.of(
                film.judged() == 0
                    ? none
                    : moments.stream().mapToDouble(film::percentWrong).toArray()),
        "\"unlabelled\":" + unlabelled.size(),
        "\"rows\":" + doubtful() + "}");
  }

  private static List<Moment> evenly(List<Moment> moments) {
    int count = Math.min(MOST_MOMENTS, moments.size());
    return IntStream.range(0, count)
        .mapToObj(
            s -> moments.get((int) ((long) s * (moments.size() - 1) / Math.max(1, count - 1))))
        .toList();
  }

  private String doubtful() {
    return unlabelled.stream()
        .limit(MOST_ROWS)
        .map(
            p ->
                JsonText.of(
                    p.row(),
                    p.first(),
                    p.share(),
                    p.second(),
                    p.secondShare(),
                    p.hidden(),
                    p.isReached() ? 1 : 0))
        .collect(Collectors.joining(",", "[", "]"));
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String resource(String name) {
    try (InputStream input = WebPage.class.getResourceAsStream(name)) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

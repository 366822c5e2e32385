package labeldiffusion.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the tool tips say of the rows' attributes.
 *
 * @param names of the attributes
 * @param ofNodes the values of each drawn node, as text
 */
public record RowValues(String[] names, List<String[]> ofNodes) {
  /** Attributes that are shown at most, which bounds the size of the page. */
  public static final int MOST_ATTRIBUTES = 10;

  /** Without any attributes. */
  public static final RowValues NONE = new RowValues(new String[0], List.of());

  /** As JSON, compressed by gzip and in base 64. */
  String packed() {
    String values =
        ofNodes.stream().map(JsonText::of).collect(Collectors.joining(",", "\"values\":[", "]"));
    String json = "{\"names\":" + JsonText.of(names) + "," + values + "}";
    return FilmBytes.compressed(json.getBytes(StandardCharsets.UTF_8));
  }
}

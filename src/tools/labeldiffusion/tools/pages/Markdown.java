package labeldiffusion.tools.pages;

import java.util.List;

/** Parts of Markdown documents, in lines of at most 120 characters. */
public final class Markdown {
  private static final int WIDTH = 120;

  private Markdown() {}

  /** A paragraph, broken at spaces outside code. */
  public static String paragraph(String text) {
    return wrap(text, "", "") + "\n";
  }

  /** An item of a list; its further lines are indented. */
  public static String item(String text) {
    return wrap(text, "- ", "  ");
  }

  /** A table; the text of its cells must be short enough. */
  public static String table(List<String> head, List<List<String>> rows) {
    StringBuilder table = new StringBuilder(row(head));
    table.append('|').append("---|".repeat(head.size())).append('\n');
    rows.forEach(cells -> table.append(row(cells)));
    return table.append('\n').toString();
  }

  private static String row(List<String> cells) {
    return "| "
        + String.join(
            " | ", cells.stream().map(cell -> cell.replace("|", "\\|").replace("\n", " ")).toList())
        + " |\n";
  }

  private static String wrap(String text, String first, String further) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(first);
    String before = "";
    // a piece of code is one word
    for (String word : text.trim().split("\\s+(?=([^`]*`[^`]*`)*[^`]*$)")) {
      if (line.length() + before.length() + word.length() > WIDTH && !before.isEmpty()) {
        lines.append(line).append('\n');
        line = new StringBuilder(further);
        before = "";
      }
      line.append(before).append(word);
      before = " ";
    }
    return lines.append(line).append('\n').toString();
  }
}

package labeldiffusion.tools.pages;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

/** Generated documents keep their lines short. */
public class MarkdownTest {
  @Test
  public void linesAreBrokenAtSpaces() {
    String text = "word ".repeat(100).trim();
    String paragraph = Markdown.paragraph(text);
    assertTrue(paragraph.lines().allMatch(line -> line.length() <= 120));
    assertTrue(paragraph.lines().findFirst().orElseThrow().length() > 110);
    assertEquals(text, paragraph.trim().replace('\n', ' '));
    assertTrue(paragraph.endsWith("word\n\n"));
  }

  @Test
  public void furtherLinesOfAnItemAreIndented() {
    List<String> lines = Markdown.item("word ".repeat(30)).lines().toList();
    assertEquals(2, lines.size());
    assertTrue(lines.get(0).startsWith("- word") && lines.get(1).startsWith("  word"));
  }

  @Test
  public void codeIsNotBroken() {
    String code = "`-distance-function <class and options>`";
    assertTrue(Markdown.paragraph("word ".repeat(20) + code + " word").contains("\n" + code));
  }

  @Test
  public void barsInCellsAreEscaped() {
    assertEquals(
        "| a | b |\n|---|---|\n| 1 | x\\|y |\n\n",
        Markdown.table(List.of("a", "b"), List.of(List.of("1", "x|y"))));
  }
}

package labeldiffusion.architecture;

import static org.junit.Assert.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/** The Markdown documents can be read in a terminal, and their links lead somewhere. */
public class DocumentsTest {
  private static final int LONGEST_LINE = 120;

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]+)(#[^)]*)?\\)");

  private static final Pattern HEADING_LINK = Pattern.compile("\\]\\(([^)#:\\s]*)#([^)]*)\\)");

  @Test
  public void noLineIsTooLong() {
    List<String> tooLong = new ArrayList<>();
    for (Path document : documents()) {
      tooLong.addAll(longLines(document));
    }
    assertNone("lines of Markdown must have at most " + LONGEST_LINE + " characters", tooLong);
  }

  @Test
  public void linkedFilesExist() {
    List<String> broken = new ArrayList<>();
    for (Path document : documents()) {
      Matcher link = LINK.matcher(SourceTree.read(document));
      while (link.find()) {
        if (!Files.exists(document.resolveSibling(link.group(1)))) {
          broken.add(SourceTree.name(document) + " links to " + link.group(1));
        }
      }
    }
    assertNone("links must lead to existing files", broken);
  }

  @Test
  public void linkedHeadingsExist() {
    List<String> broken = new ArrayList<>();
    for (Path document : documents()) {
      Matcher link = HEADING_LINK.matcher(SourceTree.read(document));
      while (link.find()) {
        Path target = link.group(1).isEmpty() ? document : document.resolveSibling(link.group(1));
        if (Files.exists(target) && !anchors(target).contains(link.group(2))) {
          broken.add(
              SourceTree.name(document) + " links to " + link.group(1) + "#" + link.group(2));
        }
      }
    }
    assertNone("links must lead to existing headings", broken);
  }

  /** The anchors of the headings, as GitHub makes them: no punctuation, hyphens for spaces. */
  private static List<String> anchors(Path document) {
    return SourceTree.read(document)
        .lines()
        .filter(line -> line.matches("#+ .*"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
        .map(title -> title.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }

  private static List<String> longLines(Path document) {
    List<String> found = new ArrayList<>();
    List<String> lines = SourceTree.read(document).lines().toList();
    for (int l = 0; l < lines.size(); l++) {
      int length = lines.get(l).codePointCount(0, lines.get(l).length());
      if (length > LONGEST_LINE) {
        found.add(SourceTree.name(document) + ":" + (l + 1) + " has " + length);
      }
    }
    return found;
  }

  private static List<Path> documents() {
    return Stream.concat(
            Stream.of(SourceTree.ROOT.resolve("README.md")),
            SourceTree.files("doc", ".md").stream())
        .toList();
  }

  private static void assertNone(String rule, List<String> violations) {
    assertEquals(rule, "", String.join("\n", violations));
  }
}

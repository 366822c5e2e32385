package labeldiffusion.architecture;

import static org.junit.Assert.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/** The Markdown documents can be read in a terminal, and their links lead to files that exist. */
public class DocumentsTest {
  private static final int LONGEST_LINE = 120;

  /** Documents that still have longer lines. A document without them must leave this list. */
  private static final Set<String> STILL_TOO_WIDE =
      Set.of(
          "README.md",
          "doc/CHANGES.md",
          "doc/benchmarks.md",
          "doc/guide.md",
          "doc/methods.md",
          "doc/reliability.md",
          "doc/results.md");

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]+)(#[^)]*)?\\)");

  @Test
  public void noLineIsTooLong() {
    List<String> tooLong = new ArrayList<>();
    for (Path document : documents()) {
      if (!STILL_TOO_WIDE.contains(SourceTree.name(document))) {
        tooLong.addAll(longLines(document));
      }
    }
    assertNone("lines of Markdown must have at most " + LONGEST_LINE + " characters", tooLong);
  }

  @Test
  public void onlyDocumentsWithLongLinesAreListedAsTooWide() {
    Set<String> tooWide =
        documents().stream()
            .filter(document -> !longLines(document).isEmpty())
            .map(SourceTree::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(tooWide, new TreeSet<>(STILL_TOO_WIDE));
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

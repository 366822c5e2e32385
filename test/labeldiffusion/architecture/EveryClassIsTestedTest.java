package labeldiffusion.architecture;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/**
 * Every class with logic has a test of its own name, or a test or contract mentions it. A class has
 * logic if its source contains a branch or a loop. This finds forgotten classes; whether the tests
 * are any good is for the coverage report to show.
 */
public class EveryClassIsTestedTest {
  private static final Pattern COMMENT_OR_TEXT =
      Pattern.compile("/\\*.*?\\*/|//[^\\n]*|\"(\\\\.|[^\"\\\\\\n])*\"", Pattern.DOTALL);
  private static final Pattern LOGIC =
      Pattern.compile("\\b(if|for|while|switch|catch)\\b|\\s\\?\\s|&&|\\|\\|");
  private static final Pattern WORD = Pattern.compile("\\b[A-Z]\\w*");

  @Test
  public void everyClassWithLogicIsNamedInATest() {
    Set<String> tested = namesInTests();
    List<String> untested =
        Stream.of("src/labeldiffusion", "src/weka")
            .flatMap(folder -> SourceTree.files(folder, ".java").stream())
            .filter(file -> !tested.contains(className(file)) && hasLogic(SourceTree.read(file)))
            .map(SourceTree::name)
            .toList();
    assertEquals("classes with logic that no test names", List.of(), untested);
  }

  @Test
  public void logicIsABranchOrALoopOutsideCommentsAndTexts() {
    assertTrue(hasLogic("int max() { return a > b ? a : b; }"));
    assertTrue(hasLogic("for (int i : is) { }"));
    assertFalse(hasLogic("/** for all */ record Pair(int a, int b) { // if both\n }"));
    assertFalse(hasLogic("String text() { return \"while \\\" for\"; }"));
  }

  private static boolean hasLogic(String source) {
    return LOGIC.matcher(COMMENT_OR_TEXT.matcher(source).replaceAll("")).find();
  }

  /** The names in the tests' code, and those of their classes without "Test". */
  private static Set<String> namesInTests() {
    return SourceTree.files("test", ".java").stream()
        .filter(file -> !SourceTree.name(file).startsWith("test/benchmark/"))
        .flatMap(
            file ->
                Stream.concat(
                    Stream.of(className(file).replaceFirst("Test$", "")),
                    WORD.matcher(SourceTree.read(file)).results().map(MatchResult::group)))
        .collect(Collectors.toSet());
  }

  private static String className(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }
}

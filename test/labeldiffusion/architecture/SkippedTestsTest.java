package labeldiffusion.architecture;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;

/** Whoever runs the tests for the first time learns that nothing is wrong with a skipped one. */
public class SkippedTestsTest {
  private static final Pattern ASSUMPTION = Pattern.compile("\\bassume[A-Z]\\w*\\(\\s*");
  private static final String REASON = "\"skipped, which is fine: ";

  @Test
  public void everySkippedTestSaysThatThisIsFineAndWhy() {
    List<String> silent = new ArrayList<>();
    int assumptions = 0;
    for (Path source : SourceTree.files("test", ".java")) {
      String text = SourceTree.read(source);
      for (Matcher found = ASSUMPTION.matcher(text); found.find(); assumptions++) {
        if (!text.startsWith(REASON, found.end())) {
          silent.add(SourceTree.name(source));
        }
      }
    }
    assertEquals("reasons must start with " + REASON, List.of(), silent);
    assertTrue("assumptions are found", assumptions > 0);
  }
}

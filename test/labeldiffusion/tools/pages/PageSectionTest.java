package labeldiffusion.tools.pages;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** A tool replaces its own part of a page and nothing else. */
public class PageSectionTest {
  private static final PageSection SECTION = new PageSection("./antw tool");

  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path page;

  @Before
  public void namePage() {
    page = folder.getRoot().toPath().resolve("page.md");
  }

  @Test
  public void onlyTheTextBetweenTheMarksIsReplaced() throws IOException {
    Files.writeString(page, "before\n" + SECTION.begin() + "\nold\n" + SECTION.end() + "\nafter\n");
    SECTION.replace(page, "new\n");
    assertEquals(
        "before\n" + SECTION.begin() + "\n\nnew\n\n" + SECTION.end() + "\nafter\n",
        Files.readString(page));
  }

  @Test
  public void replacingTwiceChangesNothing() throws IOException {
    Files.writeString(page, SECTION.begin() + SECTION.end());
    SECTION.replace(page, "text");
    String once = Files.readString(page);
    SECTION.replace(page, "text");
    assertEquals(once, Files.readString(page));
  }

  @Test
  public void pageWithoutMarksIsRejectedAndKept() throws IOException {
    Files.writeString(page, SECTION.end() + "\n" + SECTION.begin());
    Exception rejection =
        assertThrows(IllegalArgumentException.class, () -> SECTION.replace(page, "text"));
    assertTrue(rejection.getMessage(), rejection.getMessage().contains(SECTION.begin()));
    assertEquals(SECTION.end() + "\n" + SECTION.begin(), Files.readString(page));
  }
}

package weka.filters.unsupervised;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.filters.unsupervised.WholeFile.Contents;

public class WholeFileTest {
  private static final Contents NEW = writer -> writer.write("new");
  private static final Contents BROKEN =
      writer -> {
        writer.write("x".repeat(100_000));
        throw new IOException("no more space");
      };

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void aFileHasItsNameWhenItIsKept() throws IOException {
    Path file = folder.getRoot().toPath().resolve("a.arff");
    try (WholeFile whole = new WholeFile(file.toString())) {
      whole.write(NEW);
      assertTrue("not yet", Files.notExists(file));
      whole.keep();
    }
    assertEquals("new", Files.readString(file));
    assertFiles("a.arff");
  }

  @Test
  public void anOldFileIsReplaced() throws IOException {
    Path file = old();
    try (WholeFile whole = new WholeFile(file.toString())) {
      whole.write(NEW);
      assertEquals("old", Files.readString(file));
      whole.keep();
    }
    assertEquals("new", Files.readString(file));
  }

  @Test
  public void aFileThatCannotBeWrittenLeavesTheOldOneAndNothingElse() throws IOException {
    Path file = old();
    try (WholeFile whole = new WholeFile(file.toString())) {
      assertEquals(
          "could not write " + file + ": no more space; no file was changed",
          assertThrows(IOException.class, () -> whole.write(BROKEN)).getMessage());
    }
    assertEquals("old", Files.readString(file));
    assertFiles("a.arff");
  }

  @Test
  public void whatIsNotKeptIsRemoved() throws IOException {
    Path file = old();
    try (WholeFile whole = new WholeFile(file.toString())) {
      whole.write(NEW);
    }
    assertEquals("old", Files.readString(file));
    assertFiles("a.arff");
  }

  @Test
  public void aMissingFolderIsTold() throws IOException {
    Path file = folder.getRoot().toPath().resolve("none/a.arff");
    try (WholeFile whole = new WholeFile(file.toString())) {
      assertEquals(
          "could not write " + file + ": its folder does not exist; no file was changed",
          assertThrows(IOException.class, () -> whole.write(NEW)).getMessage());
    }
  }

  @Test
  public void aLinkStaysALink() throws IOException {
    assumeTrue(
        "skipped, which is fine: symbolic links need a Unix system",
        !System.getProperty("os.name").startsWith("Windows"));
    Path file = old();
    Path link = Files.createSymbolicLink(file.resolveSibling("link"), file);
    try (WholeFile whole = new WholeFile(link.toString())) {
      whole.write(NEW);
      whole.keep();
    }
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
  }

  /** Not tried on a device: root would lose it, should the program be wrong. */
  @Test
  public void aPipeIsWrittenItselfAndStays() throws Exception {
    Path pipe = folder.getRoot().toPath().resolve("pipe");
    assumeTrue("skipped, which is fine: pipes have names on Unix systems only", isMade(pipe));
    Process reader = new ProcessBuilder("cat", pipe.toString()).start();
    try {
      try (WholeFile whole = new WholeFile(pipe.toString())) {
        whole.write(NEW);
        whole.keep();
      }
      assertTrue("nothing was written", reader.waitFor(1, TimeUnit.MINUTES));
      assertEquals("new", new String(reader.getInputStream().readAllBytes(), UTF_8));
      assertFiles("pipe");
    } finally {
      reader.destroy();
    }
  }

  private static boolean isMade(Path pipe) throws InterruptedException {
    try {
      return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private Path old() throws IOException {
    return Files.writeString(folder.getRoot().toPath().resolve("a.arff"), "old");
  }

  private void assertFiles(String... names) {
    assertArrayEquals(names, folder.getRoot().list());
  }
}

package labeldiffusion.files;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.Test;

/** Files that would fill the memory, or never end, are rejected in time. */
public class HugeFilesTest extends FileTestCase {
  private static final String HEADER = "%%MatrixMarket matrix coordinate pattern symmetric\n";

  @Test
  public void aLineWithoutEndIsRejected() throws IOException {
    Path file = file("0,1\n");
    Files.write(
        file,
        "x".repeat(100_000_000).getBytes(StandardCharsets.US_ASCII),
        StandardOpenOption.APPEND);
    assertRejected(file, 2, "longer", () -> GraphFile.read(file));
    assertRejected(file, 2, "longer", () -> DistanceFile.read(file, 3));
  }

  @Test
  public void aLongLineIsRead() throws IOException {
    int n = 1000;
    String row = " 0".repeat(n);
    assertEquals(
        n,
        DistanceFile.read(
                file((row + " ".repeat(1_000_000) + "\n").repeat(2) + (row + "\n").repeat(n - 2)),
                3)
            .names()
            .size());
  }

  @Test
  public void aHeaderOfABillionNodesIsRejectedUnlessTheyFitIntoMemory() throws IOException {
    Path file = file(HEADER + "1000000000 1000000000 1\n2 1\n");
    String message =
        assertThrows(IllegalArgumentException.class, () -> GraphFile.read(file)).getMessage();
    assertTrue(message, message.startsWith("the list of ids of " + file + " must fit into memory"));
  }

  @Test
  public void aHeaderOfABillionEntriesIsRejectedWhereTheyEnd() throws IOException {
    Path file = file(HEADER + "3 3 1000000000\n2 1\n");
    assertRejected(file, 4, "1 entries", () -> GraphFile.read(file));
  }

  @Test
  public void aMatrixThatDoesNotFitIntoMemoryIsRejectedByItsFirstRow() throws IOException {
    Path file = file("0" + ",1".repeat(1_000_000) + "\n");
    String message =
        assertThrows(IllegalArgumentException.class, () -> DistanceFile.read(file, 3)).getMessage();
    assertTrue(
        message, message.startsWith("the distance matrix of " + file + " must fit into memory"));
  }

  /** Three hundred megabytes of comments in three hundred kilobytes. */
  @Test
  public void aGzipFileThatUnpacksToFarTooMuchIsRejected() throws IOException {
    Path file = folder.newFile().toPath();
    byte[] comment = new byte[1_000_000];
    Arrays.fill(comment, (byte) '#');
    comment[comment.length - 1] = '\n';
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file), 1 << 16)) {
      for (int i = 0; i < 300; i++) {
        out.write(comment);
      }
    }
    assertTrue(Files.size(file) < 1 << 19);
    assertRejected(file, 269, "more", () -> GraphFile.read(file));
  }

  @Test
  public void messagesShowOnlyTheBeginningOfALongField() throws IOException {
    Path file = file("a,b,1\na,b,-" + "1".repeat(1_000_000) + "\n");
    String message =
        assertThrows(IllegalArgumentException.class, () -> GraphFile.read(file)).getMessage();
    assertTrue(
        message, message.length() < file.toString().length() + 150 && message.endsWith("111..."));
  }
}

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

  /** A file of 3 MB may unpack to 300 MB: more than the 256 MB that every file may. */
  @Test
  public void aLargeGzipFileMayUnpackToAHundredTimesItsSize() throws IOException {
    Path file = packed(280);
    assertTrue(Files.size(file) > 2_900_000 && Files.size(file) < 3_500_000);
    assertEquals(2, GraphFile.read(file).names().size());
  }

  @Test
  public void aLargeGzipFileMayNotUnpackToMore() throws IOException {
    Path file = packed(360);
    String message =
        assertThrows(IllegalArgumentException.class, () -> GraphFile.read(file)).getMessage();
    assertTrue(
        message,
        message.endsWith(
            "a gzip file must unpack to at most 256 MB or 100 times its own size, was more"));
  }

  /**
   * 3.9 million random characters of 64, which shrink by a quarter, then megabytes of comments that
   * shrink to a thousandth, then one edge.
   */
  private Path packed(int megabytes) throws IOException {
    Path file = folder.newFile().toPath();
    byte[] comment = new byte[1_000_000];
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file), 1 << 16)) {
      for (int i = 0; i < 39; i++) {
        for (int p = 0; p < 100_000; p++) {
          comment[p] = (byte) (48 + random.nextInt(64));
        }
        comment[0] = '#';
        comment[99_999] = '\n';
        out.write(comment, 0, 100_000);
      }
      Arrays.fill(comment, (byte) '#');
      comment[comment.length - 1] = '\n';
      for (int i = 0; i < megabytes; i++) {
        out.write(comment);
      }
      out.write("a,b\n".getBytes(StandardCharsets.US_ASCII));
    }
    return file;
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

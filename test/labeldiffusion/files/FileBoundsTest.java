package labeldiffusion.files;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

/** What is just accepted, what is just rejected, and how much memory is asked for. */
public class FileBoundsTest extends FileTestCase {
  private static final String BANNER = "%%MatrixMarket matrix coordinate ";

  @Test
  public void singleQuotesAndSpacesAroundFieldsAreRemoved() {
    assertArrayEquals(new String[] {"a b", "c", "d"}, Fields.of("'a b' , c ,'d'"));
  }

  @Test
  public void aPatternHasWeightsOfOne() throws IOException {
    EdgeList edges = read(BANNER + "pattern general\n3 3 2\n2 1\n1 3\n");
    assertArrayEquals(new int[] {0, 0}, edges.low());
    assertArrayEquals(new int[] {1, 2}, edges.high());
    assertArrayEquals(new double[] {1, 1}, edges.value(), 0);
  }

  @Test
  public void otherMatricesAreRejectedWhicheverWordDiffers() throws IOException {
    for (String words :
        new String[] {
          "matrix array real general",
          "matrix coordinate complex general",
          "matrix coordinate real hermitian",
          "matrix coordinate real",
          "matrix coordinate pattern general too"
        }) {
      Path file = file("%%MatrixMarket " + words + "\n1 1 1\n1 1 1\n");
      assertRejected(file, 1, words.substring(0, 10), () -> GraphFile.read(file));
    }
    assertEquals(1, read(BANNER + "integer general\n2 2 1\n2 1 7\n").value().length);
  }

  @Test
  public void entriesMustHaveTheFieldsOfTheirKind() throws IOException {
    Path pattern = file(BANNER + "pattern general\n2 2 1\n2 1 5\n");
    assertProblem(
        pattern,
        3,
        "there must be 1 entries of 2 fields, was 3 fields",
        () -> GraphFile.read(pattern));
    Path real = file(BANNER + "real general\n2 2 1\n2 1\n");
    assertProblem(
        real, 3, "there must be 1 entries of 3 fields, was 2 fields", () -> GraphFile.read(real));
  }

  @Test
  public void anEntryOfZeroIsNoEdgeAndAllNodesHaveIds() throws IOException {
    EdgeList edges = read(BANNER + "real general\n3 3 2\n2 1 0\n3 1 2\n");
    assertArrayEquals(new double[] {2}, edges.value(), 0);
    assertEquals(3, edges.names().size());
    assertEquals(-1, edges.names().find("3"));
  }

  @Test
  public void namesKnowTheirFile() throws IOException {
    Path file = file("a,b\n");
    assertEquals(file.toString(), GraphFile.read(file).names().file());
  }

  @Test
  public void distancesOfZeroMayBeGivenTwice() throws IOException {
    assertEquals(2, DistanceFile.read(file("a,b,0\nb,a,0\n"), 1).names().size());
  }

  @Test
  public void directionsOfAMatrixMayDifferByOneBillionth() throws IOException {
    assertEquals(2, DistanceFile.read(file("0,0\n1e-9,0\n"), 1).names().size());
    Path more = file("0,0\n1.1e-9,0\n");
    assertRejected(more, 2, "1.1E-9", () -> DistanceFile.read(more, 1));
  }

  @Test
  public void aShortRowIsNamed() throws IOException {
    Path file = file("0,1,2,3\n1,0,2\n");
    assertProblem(
        file,
        2,
        "a full matrix must have 4 rows of 4 distances, was 3 distances in row 2",
        () -> DistanceFile.read(file, 1));
  }

  @Test
  public void aLineMayNotStartWithAZeroByte() throws IOException {
    for (String text : new String[] {"\0", "\0b\n"}) {
      Path file = file(text);
      assertProblem(file, 1, "not valid UTF-8", () -> GraphFile.read(file));
    }
  }

  @Test
  public void anInterruptIsNoticedWhileLinesAreRead() throws IOException {
    Path file = file("a\n".repeat(1100));
    try (LineReader reader = new LineReader(file)) {
      Thread.currentThread().interrupt();
      IntStream.range(1, 1024).forEach(line -> reader.next());
      assertThrows(CancellationException.class, reader::next);
    } finally {
      assertTrue(Thread.interrupted());
    }
  }

  @Test
  public void anInterruptIsNoticedWhileEdgesAreSorted() throws IOException {
    Path file = file("a\n");
    EdgeList.Builder edges = new EdgeList.Builder(file);
    try (TextLines lines = new TextLines(file)) {
      edges.add(edges.names.number("a"), edges.names.number("b"), 1, lines);
      Thread.currentThread().interrupt();
      assertThrows(CancellationException.class, () -> edges.build(lines, "weight"));
      assertThrows(CancellationException.class, () -> new NodeNames(file).addNumbers(3));
    } finally {
      assertTrue(Thread.interrupted());
    }
  }

  /** Half of the n (n + 1) numbers of 8 bytes. */
  @Test
  public void aMatrixAsksForHalfOfItsNumbers() throws IOException {
    long n = side(4);
    Path file = file("0" + ",1".repeat((int) n - 1) + "\n");
    assertNeeds(4 * n * (n + 1), () -> DistanceFile.read(file, 3));
  }

  /** 12 bytes for each of n (n - 1) neighbours. */
  @Test
  public void nearestNeighboursAskForTwelveBytesEach() throws IOException {
    long n = side(12);
    StringBuilder lines = new StringBuilder();
    for (int i = 1; i < n; i++) {
      lines.append("0,").append(i).append(",1\n");
    }
    Path file = file(lines.toString());
    assertNeeds(12 * n * (n - 1), () -> DistanceFile.read(file, Integer.MAX_VALUE));
  }

  /** 110 bytes for each id. */
  @Test
  public void numberedNodesAskForTheirIds() throws IOException {
    Path file = file(BANNER + "pattern general\n2000000000 2000000000 1\n2 1\n");
    assertNeeds(110 * 2_000_000_000L, () -> GraphFile.read(file));
  }

  /** So many rows that a table of their squares with entries of some bytes exceeds the heap. */
  private static long side(int bytes) {
    return (long) Math.sqrt(Runtime.getRuntime().maxMemory() / bytes) + 10;
  }

  private static void assertNeeds(long bytes, ThrowingRunnable reading) {
    String message = assertThrows(IllegalArgumentException.class, reading).getMessage();
    long megabytes = ((long) (1.2 * bytes) >> 20) + 1;
    assertTrue(message, message.contains("it needs about " + megabytes + " MB,"));
  }

  private EdgeList read(String text) throws IOException {
    return GraphFile.read(file(text));
  }
}

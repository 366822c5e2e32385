package labeldiffusion.files;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.junit.Test;

public class GraphFileTest extends FileTestCase {

  @Test
  public void edgesAreReadWithTheirWeights() throws IOException {
    assertEdges("a,b,2\nb,c,0.5\n", new int[] {0, 1}, new int[] {1, 2}, 2, 0.5);
  }

  @Test
  public void anEdgeWithoutWeightHasWeightOne() throws IOException {
    assertEdges("a,b\n", new int[] {0}, new int[] {1}, 1);
  }

  @Test
  public void tabsSemicolonsSpacesQuotesAndWindowsLineEndsAreUnderstood() throws IOException {
    for (String text :
        new String[] {
          "a\tb\t2\r\n", "a;b;2\n", "a b 2\n", "  a  b  2\n", "\"a\",'b',2\n", "\uFEFFa,b,2"
        }) {
      EdgeList edges = read(text);
      assertEquals(text, 0, edges.names().find("a"));
      assertEquals(text, 1, edges.names().find("b"));
      assertArrayEquals(text, new double[] {2}, edges.value(), 0);
    }
  }

  @Test
  public void idsWithCommasAndQuotesCanBeQuoted() throws IOException {
    EdgeList edges = read("\"Smith, Ann\",\"Bob \"\"Bo\"\" Lee\",2\n\"Smith, Ann\",c,3\n");
    assertEquals(0, edges.names().find("Smith, Ann"));
    assertEquals(1, edges.names().find("Bob \"Bo\" Lee"));
    assertArrayEquals(new double[] {2, 3}, edges.value(), 0);
    assertBad("a,b\n\"a,b\n", 2, "\"a,b");
  }

  @Test
  public void headersCommentsAndEmptyLinesAreSkipped() throws IOException {
    assertEdges(
        "# a comment\nsource,target,weight\n\na,b,2\n% another\n", new int[] {0}, new int[] {1}, 2);
    assertEdges("from,to\na,b\n", new int[] {0}, new int[] {1}, 1);
  }

  @Test
  public void idsThatLookLikeAHeaderAreAnEdgeIfThereIsAWeight() throws IOException {
    assertEdges("node1,node2,1\nnode2,node3,2\n", new int[] {0, 1}, new int[] {1, 2}, 1, 2);
    assertEdges("source,target,0.5\n", new int[] {0}, new int[] {1}, 0.5);
    assertEdges("i,j\nj,k\n", new int[] {0, 1}, new int[] {1, 2}, 1, 1);
  }

  @Test
  public void gzipIsUnpacked() throws IOException {
    assertArrayEquals(new double[] {3}, GraphFile.read(zipped("a,b,3\n")).value(), 0);
  }

  @Test
  public void bothDirectionsOfAnEdgeAreOneEdge() throws IOException {
    assertEdges("a,b,2\nb,a,2\na,b,2\n", new int[] {0}, new int[] {1}, 2);
  }

  @Test
  public void selfLoopsAreCountedAndMakeTheNodeKnown() throws IOException {
    EdgeList edges = read("a,b\nc,c\n");
    assertEquals(1, edges.selfLoops());
    assertEquals(1, edges.value().length);
    assertEquals(2, edges.names().find("c"));
  }

  @Test
  public void aWeightOfZeroIsNoEdge() throws IOException {
    assertEdges("a,b,0\nb,c,1\n", new int[] {1}, new int[] {2}, 1);
  }

  @Test
  public void matrixMarketNumbersBecomeIdsFromZero() throws IOException {
    EdgeList edges =
        read("%%MatrixMarket matrix coordinate real symmetric\n% comment\n3 3 2\n2 1 0.5\n3 2 4\n");
    assertArrayEquals(new int[] {0, 1}, edges.low());
    assertArrayEquals(new int[] {1, 2}, edges.high());
    assertArrayEquals(new double[] {0.5, 4}, edges.value(), 0);
    assertEquals(2, edges.names().find("2"));
  }

  @Test
  public void badLinesAreRejectedByNumber() throws IOException {
    assertBad("a,b,1\na,c,-3\n", 2, "-3");
    assertBad("a,b,1\na,c,NaN\n", 2, "NaN");
    assertBad("a,b,1\na,c,Infinity\n", 2, "Infinity");
    assertBad("a,b,1\na,c,heavy\n", 2, "heavy");
    assertBad("a,b,1\na\n", 2, "1 fields");
    assertBad("a,b,1,7\n", 1, "4 fields");
    assertBad("a,b,1\n\nb,a,2\n", 3, "1.0 before and 2.0 here");
    assertBad("%%MatrixMarket matrix coordinate real symmetric\n3 3 1\n4 1 1\n", 3, "4");
    assertBad("%%MatrixMarket matrix coordinate real symmetric\n3 3 2\n2 1 1\n", 4, "1 entries");
    assertBad("%%MatrixMarket matrix coordinate real symmetric\n3 3 1\n2 1 1\n3 1 1\n", 4, "more");
    assertBad("%%MatrixMarket matrix coordinate real symmetric\n3 4 2\n", 2, "3 4 2");
    assertBad("a,b\n,b\n", 2, "0 characters");
    assertBad("a,b\n" + "a".repeat(1001) + ",b\n", 2, "1001 characters");
    assertBad("%%MatrixMarket matrix array real general\n", 1, "array");
  }

  @Test
  public void anEmptyFileIsRejected() throws IOException {
    for (String text : new String[] {"", "\n\n", "# nothing\n", "source,target\n"}) {
      String message = assertThrows(IllegalArgumentException.class, () -> read(text)).getMessage();
      assertTrue(message, message.endsWith("a graph must have at least one edge, was none"));
    }
  }

  @Test
  public void aMissingFileIsRejectedByName() {
    Path nowhere = folder.getRoot().toPath().resolve("nowhere.csv");
    String message =
        assertThrows(IllegalArgumentException.class, () -> GraphFile.read(nowhere)).getMessage();
    assertEquals("file not found: " + nowhere, message);
  }

  @Test
  public void aFolderIsRejected() {
    Path directory = folder.getRoot().toPath();
    String message =
        assertThrows(IllegalArgumentException.class, () -> GraphFile.read(directory)).getMessage();
    assertEquals("expected a file, but " + directory + " is a folder", message);
  }

  @Test
  public void otherEncodingsAreRejectedByLine() throws IOException {
    Path file = folder.newFile().toPath();
    Files.write(file, "a,b\nM\u00fcller,b\n".getBytes(StandardCharsets.ISO_8859_1));
    assertProblem(file, 2, "not valid UTF-8", () -> GraphFile.read(file));
    Files.write(file, "a,b\nb,c\n".getBytes(StandardCharsets.UTF_16LE));
    assertProblem(file, 1, "not valid UTF-8", () -> GraphFile.read(file));
  }

  @Test
  public void aTruncatedGzipFileIsRejected() throws IOException {
    Path file = zipped("a,b,3\n".repeat(1000));
    byte[] bytes = Files.readAllBytes(file);
    for (int length : new int[] {3, bytes.length / 2}) {
      Files.write(file, java.util.Arrays.copyOf(bytes, length));
      String message =
          assertThrows(IllegalArgumentException.class, () -> GraphFile.read(file)).getMessage();
      assertTrue(message, message.endsWith(": the file is truncated or damaged"));
    }
  }

  private EdgeList read(String text) throws IOException {
    return GraphFile.read(file(text));
  }

  private void assertEdges(String text, int[] low, int[] high, double... weights)
      throws IOException {
    EdgeList edges = read(text);
    assertArrayEquals(low, edges.low());
    assertArrayEquals(high, edges.high());
    assertArrayEquals(weights, edges.value(), 0);
  }

  private void assertBad(String text, int line, String was) throws IOException {
    Path file = file(text);
    assertRejected(file, line, was, () -> GraphFile.read(file));
  }

  /** The list starts with room for 1024. */
  @Test
  public void thousandsOfEdgesAreKept() throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      lines.append(i).append(',').append(i + 1).append(',').append(i + 0.5).append('\n');
    }
    EdgeList edges = GraphFile.read(file(lines.toString()));
    assertEquals(5001, edges.names().size());
    assertEquals(5000, edges.value().length);
    for (int i = 0; i < 5000; i++) {
      assertEquals(i, edges.low()[i]);
      assertEquals(i + 1, edges.high()[i]);
      assertEquals(i + 0.5, edges.value()[i], 0);
    }
  }

  @Test
  public void edgesAreSortedAndRepeatedOnesRemovedWhereverTheyAre() throws IOException {
    EdgeList edges = GraphFile.read(file("a,b,1\na,c,2\nb,c,3\nc,a,2\na,b,1\nb,a,1\n"));
    assertArrayEquals(new int[] {0, 0, 1}, edges.low());
    assertArrayEquals(new int[] {1, 2, 2}, edges.high());
    assertArrayEquals(new double[] {1, 2, 3}, edges.value(), 0);
  }

  @Test
  public void repeatedEdgesMayDifferByRoundingOnly() throws IOException {
    assertEquals(1, GraphFile.read(file("a,b,1000\nb,a,1000.0000009\n")).value().length);
    Path more = file("a,b,1000\nb,a,1000.000002\n");
    assertRejected(more, 2, "1000.0 before and 1000.000002 here", () -> GraphFile.read(more));
    Path less = file("a,b,1000.000002\nb,a,1000\n");
    assertRejected(less, 2, "1000.000002 before and 1000.0 here", () -> GraphFile.read(less));
  }

  @Test
  public void anInterruptStopsReading() throws IOException {
    Path file = file("a,b\n".repeat(2000));
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> GraphFile.read(file));
    assertTrue(Thread.interrupted());
  }
}

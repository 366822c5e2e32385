package labeldiffusion.files;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import labeldiffusion.neighbours.Neighbours;
import org.junit.Test;

public class DistanceFileTest extends FileTestCase {

  @Test
  public void aFullMatrixGivesTheNearestOfEachRow() throws IOException {
    Neighbours nearest = read("0,1,4,9\n1,0,3,8\n4,3,0,5\n9,8,5,0\n", 2);
    assertArrayEquals(new int[] {1, 2, 0, 2, 1, 0, 2, 1}, nearest.index());
    assertArrayEquals(new double[] {1, 16, 1, 9, 9, 16, 25, 64}, nearest.squared(), 0);
  }

  @Test
  public void aMatrixOfThreeRowsIsAMatrix() throws IOException {
    assertArrayEquals(new int[] {1, 0, 0}, read("0,1,2\n1,0,3\n2,3,0\n", 1).index());
  }

  @Test
  public void aListOfThreePairsIsAList() throws IOException {
    assertEquals(3, DistanceFile.read(file("0,1,5\n0,2,6\n1,2,7\n"), 2).names().size());
    assertArrayEquals(new int[] {1, 0, 0}, read("0,1,5\n0,2,6\n1,2,7\n", 1).index());
  }

  @Test
  public void aListGivesTheNearestOfEachIdAndShorterListsIfFewAreKnown() throws IOException {
    NamedNeighbours named = DistanceFile.read(file("id,id,distance\na,b,1\nb,c,2\n"), 2);
    Neighbours nearest = named.neighbours();
    assertEquals(1, nearest.count(named.names().find("a")));
    assertEquals(2, nearest.count(named.names().find("b")));
    assertArrayEquals(new int[] {1, Neighbours.NONE, 0, 2, 1, Neighbours.NONE}, nearest.index());
  }

  @Test
  public void equalDistancesGoByNumber() throws IOException {
    assertArrayEquals(
        new int[] {1, 0, 0, 0}, read("0 1 1 1\n1 0 1 1\n1 1 0 1\n1 1 1 0\n", 1).index());
  }

  @Test
  public void numbersWithoutALeadingZeroAreRead() throws IOException {
    assertEquals(0.25, read("0,.5\n.5,0\n", 1).squared()[0], 0);
  }

  @Test
  public void badMatricesAreRejectedByLine() throws IOException {
    assertBad("0,1\n1,0\n1,1\n", 3, "more");
    assertBad("0,1,2,3\n1,0,2,3\n", 3, "2 rows");
    assertBad("0,1,2,3\n1,0,2\n", 2, "3 distances");
    assertBad("0,1,2,3\n1,0,-2,3\n", 2, "-2");
    assertBad("0,1,2,3\n1.1,0,2,3\n", 2, "1.1 from node 1 to 0");
    assertBad("0,x\nx,0\n", 1, "x");
    assertBad("0,NaN\nNaN,0\n", 1, "NaN");
    assertBad("0,1,2,3\n1,0.5,2,3\n", 2, "0.5");
    assertBad("0,1e141\n1e141,0\n", 1, "1e141");
  }

  @Test
  public void badListsAreRejectedByLine() throws IOException {
    assertBad("a,b,1\na,b,2\n", 2, "1.0 before and 2.0 here");
    assertBad("a,b,1\na,c\n", 2, "2 fields");
    assertBad("a,b,1\na,c,far\n", 2, "far");
    assertBad("a,b,1\nb,b,2\n", 2, "2");
    assertBad("a,b,1\nb,a,2\n", 2, "1.0 before and 2.0 here");
  }

  @Test
  public void bothDirectionsMayDifferByRoundingOnly() throws IOException {
    read("0,1,2,3\n1.0000000005,0,2,3\n2,2,0,3\n3,3,3,0\n", 3);
    assertBad(
        "0,1,2,3\n1,0,2,3\n2,2.000000002,0,3\n3.1,3,3,0\n", 3, "from node 2 to 1 and 2.0 back");
  }

  @Test
  public void anEmptyFileIsRejected() throws IOException {
    assertBad("", 1, "nothing");
  }

  private Neighbours read(String text, int k) throws IOException {
    return DistanceFile.read(file(text), k).neighbours();
  }

  private void assertBad(String text, int line, String was) throws IOException {
    Path file = file(text);
    assertRejected(file, line, was, () -> DistanceFile.read(file, 3));
  }

  /** Distances a-b 3, a-c 2, b-c 5. */
  @Test
  public void neighboursAreNearestFirstWithSquaredDistances() throws IOException {
    Neighbours lists = DistanceFile.read(file("a,b,3\na,c,2\nb,c,5\n"), 2).neighbours();
    assertArrayEquals(new int[] {2, 1, 0, 2, 0, 1}, lists.index());
    assertArrayEquals(new double[] {4, 9, 9, 25, 4, 25}, lists.squared(), 0);
    assertArrayEquals(
        lists.squared(),
        DistanceFile.read(file("0,3,2\n3,0,5\n2,5,0\n"), 2).neighbours().squared(),
        0);
  }

  @Test
  public void thereAreAtMostKNeighbours() throws IOException {
    Neighbours lists = DistanceFile.read(file("0,3,2\n3,0,5\n2,5,0\n"), 1).neighbours();
    assertArrayEquals(new int[] {2, 0, 0}, lists.index());
    assertEquals(2, DistanceFile.read(file("0,3,2\n3,0,5\n2,5,0\n"), 9).neighbours().k());
  }

  @Test
  public void theFarthestDistanceIsAccepted() throws IOException {
    assertEquals(2, DistanceFile.read(file("a,b,1e140\n"), 1).names().size());
    Path more = file("a,b,1.1e140\n");
    assertRejected(more, 1, "1.1e140", () -> DistanceFile.read(more, 1));
  }

  @Test
  public void bothDistancesOfAnAsymmetricPairAreNamed() throws IOException {
    Path file = file("0,3,2\n3,0,5\n2,4,0\n");
    assertProblem(
        file,
        3,
        "distances must be symmetric, was 4.0 from node 2 to 1 and 5.0 back",
        () -> DistanceFile.read(file, 1));
  }

  @Test
  public void anInterruptStopsReading() throws IOException {
    Path file = file("0,3,2\n3,0,5\n2,5,0\n");
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> DistanceFile.read(file, 1));
    assertTrue(Thread.interrupted());
  }
}

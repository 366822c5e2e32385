package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import labeldiffusion.files.EdgeList;
import labeldiffusion.files.FileTestCase;
import labeldiffusion.files.GraphFile;
import labeldiffusion.files.NodeNames;
import labeldiffusion.labels.Labels;
import labeldiffusion.points.Points;
import org.junit.Test;

/** The nodes a, b, c, d of a file, in this order. */
public class FileNodesTest extends FileTestCase {
  private static final int NONE = Labels.UNLABELLED;

  @Test
  public void aNodeHasTheLabelAndTheNumberOfItsFirstRow() throws IOException {
    FileNodes nodes = nodes(new int[] {1, NONE, 0}, "c", "a", "b");
    assertArrayEquals(new int[] {NONE, 0, 1, NONE}, nodes.labels().classOf());
    assertArrayEquals(new int[] {1, 2, 0, -1}, nodes.rowOf());
  }

  @Test
  public void nodesThatNoRowMentionsAreCounted() throws IOException {
    assertEquals(new FileFacts(4, 1, 0, 0), nodes(new int[] {1, NONE, 0}, "c", "a", "b").facts());
    assertEquals(new FileFacts(4, 3, 0, 0), nodes(new int[] {1, 1}, "d", "d").facts());
  }

  @Test
  public void rowsOfOneNodeMayRepeatItsLabel() throws IOException {
    FileNodes nodes = nodes(new int[] {NONE, 1, 1, NONE}, "b", "b", "b", "b");
    assertArrayEquals(new int[] {NONE, 1, NONE, NONE}, nodes.labels().classOf());
    assertArrayEquals(new int[] {-1, 0, -1, -1}, nodes.rowOf());
  }

  @Test
  public void rowsOfOneNodeMayNotContradictEachOther() {
    assertEquals(
        "rows with the same id must have the same class, but two of 'b' differ",
        assertThrows(
                IllegalArgumentException.class, () -> nodes(new int[] {1, 0, 0}, "b", "a", "b"))
            .getMessage());
  }

  @Test
  public void anUnknownIdIsNamed() throws IOException {
    NodeNames names = names();
    assertEquals(
        "every row's id must be a node of "
            + names.file()
            + ", but 'e' is not (a line that joins a node to itself declares a node without"
            + " edges; without -id the ids are row numbers, counted from 0)",
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    FileNodes.of(
                        new FileIds(names, true),
                        TestRows.named("a", "e"),
                        new Labels(new int[] {0, 0}, 1),
                        0))
            .getMessage());
  }

  @Test
  public void otherUnknownIdsAreNodesWithoutEdgesInAlphabeticalOrder() throws IOException {
    FileNodes nodes = nodes(new int[] {1, 0, NONE}, "z", "a", "y");
    assertEquals(6, nodes.count());
    assertArrayEquals(new int[] {0, NONE, NONE, NONE, NONE, 1}, nodes.labels().classOf());
    assertArrayEquals(new int[] {1, -1, -1, -1, 2, 0}, nodes.rowOf());
    assertEquals(new FileFacts(4, 3, 0, 2), nodes.facts());
  }

  @Test
  public void aBatchAddsItsUnknownIdsAsIfTheyHadBeenThere() throws IOException {
    FileNodes all = nodes(new int[] {1, 0}, "z", "a").with(TestRows.named("y", "b"));
    FileNodes atOnce = nodes(new int[] {1, 0, NONE, NONE}, "z", "a", "y", "b");
    assertEquals(atOnce.ids().isolated(), all.ids().isolated());
    assertArrayEquals(atOnce.labels().classOf(), all.labels().classOf());
    assertArrayEquals(new int[] {1, -1, -1, -1, -1, 0}, all.rowOf());
    assertArrayEquals(new int[] {4}, all.of(TestRows.named("y"), 0));
  }

  @Test
  public void aBatchOfKnownIdsAddsNothing() throws IOException {
    FileNodes nodes = nodes(new int[] {1, 0}, "z", "a");
    assertSame(nodes, nodes.with(TestRows.named("z", "b")));
    assertArrayEquals("a new id is no node", new int[0], nodes.of(TestRows.named("x"), 0));
  }

  @Test
  public void numberedRowsMustBeAllNodes() throws IOException {
    NodeNames names = names();
    assertEquals(
        "without ids the training rows must be all nodes of "
            + names.file()
            + ", but there are 3 rows and 4 nodes: name the attribute that holds the ids with -id",
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    FileNodes.of(
                        new FileIds(names, false),
                        new Numbered(3),
                        new Labels(new int[] {0, 0, 0}, 1),
                        0))
            .getMessage());
  }

  @Test
  public void aRowStandsForTheNodesOfAllItsIds() throws IOException {
    FileNodes nodes = nodes(new int[] {0}, "a");
    assertArrayEquals(new int[] {3, 1}, nodes.of(new Several("d", "b"), 0));
    assertEquals(4, nodes.count());
  }

  private NodeNames names() throws IOException {
    EdgeList edges = GraphFile.read(file("a,b\nb,c\nc,d\n"));
    return edges.names();
  }

  private FileNodes nodes(int[] classOf, String... ids) throws IOException {
    return FileNodes.of(
        new FileIds(names(), false), TestRows.named(ids), new Labels(classOf, 2), 0);
  }

  /** Rows whose ids are their numbers. */
  private record Numbered(int size) implements Rows {
    @Override
    public Points points() {
      return Points.of(new double[size][0]);
    }

    @Override
    public String[] ids(int i) {
      return new String[] {String.valueOf(i)};
    }

    @Override
    public boolean areNumbered() {
      return true;
    }
  }

  /** One row with several ids. */
  private record Several(String... all) implements Rows {
    @Override
    public int size() {
      return 1;
    }

    @Override
    public Points points() {
      return Points.of(new double[1][0]);
    }

    @Override
    public String[] ids(int i) {
      return all;
    }

    @Override
    public boolean areNumbered() {
      return false;
    }
  }
}

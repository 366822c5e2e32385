package labeldiffusion.model;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.labels.Labels;
import labeldiffusion.points.Points;
import org.junit.Test;

public class DistinctRowsTest extends SilentTestCase {
  private static final int NONE = Labels.UNLABELLED;

  /** Rows 7, 5, 7, 6, 5 of which the second 7 has class 1 and the first 5 class 0. */
  private final DistinctRows rows =
      DistinctRows.of(points(7, 5, 7, 6, 5), new Labels(new int[] {NONE, 0, 1, NONE, NONE}, 2));

  @Test
  public void equalRowsAreOneNode() {
    assertEquals(3, rows.points().size());
  }

  @Test
  public void allRowsAreCounted() {
    assertEquals(5, rows.rowCount());
  }

  @Test
  public void aNodeHasTheLabelThatOneOfItsRowsHas() {
    assertEquals(0, classOf(rows, 5));
    assertEquals(NONE, classOf(rows, 6));
    assertEquals(1, classOf(rows, 7));
  }

  @Test
  public void theRowOfANodeIsTheFirstOneWithItsLabel() {
    assertEquals(1, rows.rowOf()[node(rows, 5)]);
    assertEquals(3, rows.rowOf()[node(rows, 6)]);
    assertEquals(2, rows.rowOf()[node(rows, 7)]);
  }

  @Test
  public void contradictingLabelsMakeOneNodePerClass() {
    DistinctRows both =
        DistinctRows.of(points(4, 4, 4, 4, 9), new Labels(new int[] {1, NONE, 0, 1, NONE}, 2));
    int[] nodes = both.nodesOf(points(4), 0);
    assertEquals(2, nodes.length);
    assertArrayEquals(
        new int[] {0, 1},
        IntStream.of(nodes).map(node -> both.labels().classOf()[node]).sorted().toArray());
    assertEquals(3, both.points().size());
  }

  @Test
  public void equalRowsWithoutLabelsStayUnlabelled() {
    DistinctRows none = DistinctRows.of(points(4, 4, 1), new Labels(new int[] {NONE, NONE, 0}, 1));
    assertEquals(NONE, classOf(none, 4));
  }

  @Test
  public void orderOfArrivalDoesNotMatter() {
    double[] values = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5};
    int[] classes = {0, 1, NONE, 0, NONE, 1, NONE, NONE, 2, NONE, 2};
    DistinctRows expected = DistinctRows.of(points(values), new Labels(classes, 3));
    List<Integer> order = new ArrayList<>(IntStream.range(0, values.length).boxed().toList());
    for (int round = 0; round < 20; round++) {
      Collections.shuffle(order, random);
      DistinctRows found =
          DistinctRows.of(
              points(order.stream().mapToDouble(i -> values[i]).toArray()),
              new Labels(order.stream().mapToInt(i -> classes[i]).toArray(), 3));
      assertSameNodes(expected, found);
    }
  }

  @Test
  public void laterRowsGiveTheNodesThatAllRowsTogetherHave() {
    Labels all = new Labels(new int[] {NONE, 0, 1, NONE, NONE, NONE, NONE}, 2);
    assertSameNodes(DistinctRows.of(points(7, 5, 7, 6, 5, 1, 7), all), rows.with(points(1, 7)));
  }

  @Test
  public void laterRowsThatAreKnownChangeNothing() {
    assertSame(rows, rows.with(points(5, 7, 5)));
    assertSame(rows, rows.with(points()));
    assertNotSame(rows, rows.with(points(5, 8)));
  }

  @Test
  public void aNodeThatCameLaterHasNoRow() {
    DistinctRows more = rows.with(points(1, 7));
    assertEquals(-1, more.rowOf()[node(more, 1)]);
    assertEquals(1, more.rowOf()[node(more, 5)]);
    assertEquals(3, more.rowOf()[node(more, 6)]);
    assertEquals(2, more.rowOf()[node(more, 7)]);
  }

  @Test
  public void laterRowsAreCountedToo() {
    assertEquals(7, rows.with(points(1, 7)).rowCount());
  }

  @Test
  public void nodesThatWereThereComeFirstInTheirOwnOrder() {
    DistinctRows later = rows.with(points(1, 6.5, 9, 7));
    int[] order = rows.orderOf(later);
    double[] expected = {1, 5, 6, 6.5, 7, 9};
    assertArrayEquals(IntStream.range(0, 6).toArray(), IntStream.of(order).sorted().toArray());
    for (int v = 0; v < 3; v++) {
      assertEquals(0, rows.points().squaredDistance(v, later.points(), order[v]), 0);
    }
    assertArrayEquals(
        expected,
        IntStream.of(order)
            .mapToDouble(node -> Math.sqrt(later.points().squaredDistance(node, points(0), 0)))
            .sorted()
            .toArray(),
        0);
  }

  @Test
  public void anUnknownRowHasNoNode() {
    assertEquals(0, rows.nodesOf(points(5, 8), 1).length);
  }

  private static int node(DistinctRows rows, double value) {
    int[] nodes = rows.nodesOf(points(value), 0);
    assertEquals(1, nodes.length);
    return nodes[0];
  }

  private static int classOf(DistinctRows rows, double value) {
    return rows.labels().classOf()[node(rows, value)];
  }

  private static void assertSameNodes(DistinctRows expected, DistinctRows found) {
    assertEquals(expected.points().size(), found.points().size());
    for (int v = 0; v < expected.points().size(); v++) {
      assertEquals("node " + v, 0, expected.points().squaredDistance(v, found.points(), v), 0);
    }
    assertArrayEquals(expected.labels().classOf(), found.labels().classOf());
  }

  private static Points points(double... values) {
    double[][] X = new double[values.length][];
    for (int i = 0; i < X.length; i++) {
      X[i] = new double[] {values[i]};
    }
    return Points.of(X);
  }
}

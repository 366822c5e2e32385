package labeldiffusion.graph;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import labeldiffusion.SilentTestCase;
import labeldiffusion.report.Line;
import org.junit.Test;

public class EdgeOriginTest extends SilentTestCase {
  @Test
  public void nearestNeighboursTellKAndTheWidth() {
    EdgeOrigin origin = new EdgeOrigin.Nearest(0.25, false);
    assertEquals(
        new Line("edges", "12, each node joined to its 5 nearest"), origin.edgesLine(12, 5, 5));
    assertEquals(
        new Line("edges", "12, each node joined to its 3 nearest (there are no more, K is 5)"),
        origin.edgesLine(12, 3, 5));
    assertEquals(List.of(new Line("sigma_x", "0.250000")), origin.weightLines(12));
    assertEquals(
        List.of(new Line("sigma_x", "0.250000 typically, local to each edge")),
        new EdgeOrigin.Nearest(0.25, true).weightLines(12));
  }

  @Test
  public void densityExponentIsReported() {
    EdgeOrigin origin = new EdgeOrigin.DividedByDensity(new EdgeOrigin.Nearest(0.25, false), 0.5);
    assertEquals(
        List.of(new Line("sigma_x", "0.250000"), new Line("density exponent", "0.500000")),
        origin.weightLines(12));
  }

  @Test
  public void givenWeightsHaveNoWidth() {
    EdgeOrigin origin = new EdgeOrigin.Given();
    assertEquals(
        new Line(
            "edges", "12, as given; the neighbourhood of a node is its strongest edges, at most 5"),
        origin.edgesLine(12, 5, 8));
    assertEquals(
        List.of(new Line("sigma_x", "none, the weights were given")), origin.weightLines(12));
    assertTrue(Double.isNaN(origin.sigmaX()));
    assertFalse(origin.isLocal());
  }

  @Test
  public void edgesOfUnknownLengthAreCounted() {
    assertEquals(
        new EdgeOrigin.Given().edgesLine(12, 5, 8),
        new EdgeOrigin.Weighted(4, false, 0).edgesLine(12, 5, 8));
    assertEquals(1, new EdgeOrigin.Weighted(4, false, 0).weightLines(12).size());
    assertEquals(
        List.of(
            new Line("sigma_x", "4.00000"),
            new Line(
                "note",
                "3 edges have an end without attributes; their weight is the mean of the others")),
        new EdgeOrigin.Weighted(4, false, 3).weightLines(12));
    assertEquals(
        List.of(new Line("sigma_x", "none, no edge has attributes at both ends: all weigh 1")),
        new EdgeOrigin.Weighted(0, false, 12).weightLines(12));
    assertEquals(
        List.of(new Line("sigma_x", "0.00000")),
        new EdgeOrigin.Weighted(0, false, 0).weightLines(0));
  }
}

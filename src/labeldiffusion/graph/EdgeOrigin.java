package labeldiffusion.graph;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.report.Line;

/** Where the edges of a graph and their weights come from, with the facts a report states. */
public sealed interface EdgeOrigin extends Serializable {

  /** sigma_x; typical if it differs from edge to edge, NaN if the weights were given. */
  double sigmaX();

  /** Whether sigma_x differs from edge to edge. */
  boolean isLocal();

  /**
   * The line of the report about the edges.
   *
   * @param edges number of edges
   * @param used size of the largest neighbourhood
   * @param wanted K
   */
  Line edgesLine(int edges, int used, int wanted);

  /** The lines of the report about the weights of this many edges. */
  List<Line> weightLines(int edges);

  /**
   * Every node is joined to its nearest nodes; the weights are Gaussian.
   *
   * @param isLocal whether sigma_x differs from edge to edge
   */
  record Nearest(double sigmaX, boolean isLocal) implements EdgeOrigin {
    private static final long serialVersionUID = 1L;

    @Override
    public Line edgesLine(int edges, int used, int wanted) {
      return Line.of(
          "edges",
          "%d, each node joined to its %d nearest%s",
          edges,
          used,
          used < wanted ? " (there are no more, K is " + wanted + ")" : "");
    }

    @Override
    public List<Line> weightLines(int edges) {
      return List.of(widthLine(sigmaX, isLocal));
    }
  }

  /** Edges and weights were given. */
  record Given() implements EdgeOrigin {
    private static final long serialVersionUID = 1L;

    @Override
    public double sigmaX() {
      return Double.NaN;
    }

    @Override
    public boolean isLocal() {
      return false;
    }

    @Override
    public Line edgesLine(int edges, int used, int wanted) {
      return givenEdges(edges, used);
    }

    @Override
    public List<Line> weightLines(int edges) {
      return List.of(new Line("sigma_x", "none, the weights were given"));
    }
  }

  /**
   * The edges were given; their weights are Gaussian weights of the attributes.
   *
   * @param isLocal whether sigma_x differs from edge to edge
   * @param unmeasured edges of unknown length, because one end has no attributes
   */
  record Weighted(double sigmaX, boolean isLocal, int unmeasured) implements EdgeOrigin {
    private static final long serialVersionUID = 1L;

    @Override
    public Line edgesLine(int edges, int used, int wanted) {
      return givenEdges(edges, used);
    }

    @Override
    public List<Line> weightLines(int edges) {
      if (edges > 0 && unmeasured == edges) {
        return List.of(
            new Line("sigma_x", "none, no edge has attributes at both ends: all weigh 1"));
      }
      List<Line> lines = new ArrayList<>(List.of(widthLine(sigmaX, isLocal)));
      if (unmeasured > 0) {
        lines.add(
            Line.of(
                "note",
                "%d edges have an end without attributes; their weight is the mean of the others",
                unmeasured));
      }
      return lines;
    }
  }

  /**
   * Edges of another origin, and some that join nodes without a path to a label to the rest.
   *
   * @param others the origin of the other edges
   * @param nodes number of nodes that were joined
   * @param joins number of edges that join them
   */
  record Joined(EdgeOrigin others, int nodes, int joins) implements EdgeOrigin {
    private static final long serialVersionUID = 1L;

    @Override
    public double sigmaX() {
      return others.sigmaX();
    }

    @Override
    public boolean isLocal() {
      return others.isLocal();
    }

    @Override
    public Line edgesLine(int edges, int used, int wanted) {
      return others.edgesLine(edges - joins, used, wanted);
    }

    @Override
    public List<Line> weightLines(int edges) {
      List<Line> lines = new ArrayList<>(others.weightLines(edges));
      lines.add(
          Line.of(
              "joined",
              "%d nodes out of reach of the labels, by %d edges to the nearest rows within reach",
              nodes,
              joins));
      return lines;
    }
  }

  /**
   * Weights of another origin, divided by a power of the density.
   *
   * @param weights the origin of the weights before the division
   */
  record DividedByDensity(EdgeOrigin weights, double exponent) implements EdgeOrigin {
    private static final long serialVersionUID = 1L;

    @Override
    public double sigmaX() {
      return weights.sigmaX();
    }

    @Override
    public boolean isLocal() {
      return weights.isLocal();
    }

    @Override
    public Line edgesLine(int edges, int used, int wanted) {
      return weights.edgesLine(edges, used, wanted);
    }

    @Override
    public List<Line> weightLines(int edges) {
      List<Line> lines = new ArrayList<>(weights.weightLines(edges));
      lines.add(Line.of("density exponent", "%.6g", exponent));
      return lines;
    }
  }

  private static Line givenEdges(int edges, int used) {
    return Line.of(
        "edges",
        "%d, as given; the neighbourhood of a node is its strongest edges, at most %d",
        edges,
        used);
  }

  private static Line widthLine(double sigmaX, boolean isLocal) {
    return Line.of("sigma_x", "%.6g%s", sigmaX, isLocal ? " typically, local to each edge" : "");
  }
}

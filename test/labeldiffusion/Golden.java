package labeldiffusion;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.exact.ExactSearch;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Points;

/**
 * One case of the golden files: a small problem, and every formula's value on it by a naive dense
 * reference that shares no code with this project.
 */
public final class Golden {
  public static final double TOLERANCE = 1e-9;

  private final String name;
  private final Map<?, ?> file;
  private final Map<?, ?> values;

  private Golden(String name, Map<?, ?> file, Map<?, ?> values) {
    this.name = name;
    this.file = file;
    this.values = values;
  }

  /** All cases of all files, as parameters of a test. */
  public static Collection<Object[]> all() {
    List<Object[]> cases = new ArrayList<>();
    try (Stream<Path> files =
        Files.list(Path.of(System.getProperty("labeldiffusion.golden", "test/golden")))) {
      for (Path path : files.sorted(Comparator.naturalOrder()).toList()) {
        Map<?, ?> file = Json.object(Files.readString(path));
        List<?> list = (List<?>) file.get("cases");
        for (int k = 0; k < list.size(); k++) {
          cases.add(
              new Object[] {
                new Golden(path.getFileName() + " case " + k, file, (Map<?, ?>) list.get(k))
              });
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return cases;
  }

  @Override
  public String toString() {
    return name;
  }

  public int classes() {
    return (int) number(file, "classes");
  }

  public Points points() {
    return Points.of(matrix(file, "X"));
  }

  public Neighbours neighbours(Workers workers) {
    return ExactSearch.search(points(), (int) number(file, "K"), workers, Progress.NONE);
  }

  public SimilarityGraph graph(Workers workers) {
    GraphSpec spec = new GraphSpec((int) number(file, "K"), WidthRule.GLOBAL, 0);
    Neighbours neighbours = neighbours(workers);
    return SimilarityGraph.of(points(), neighbours, KernelWidth.of(spec, neighbours), workers);
  }

  public Labels labels() {
    double[] y = vector(file, "y");
    int[] classOf = new int[y.length];
    Arrays.fill(classOf, Labels.UNLABELLED);
    for (double i : vector(file, "labelled")) {
      classOf[(int) i] = (int) y[(int) i];
    }
    return new Labels(classOf, classes());
  }

  /** How the case's diffusions run, for the number of steps the file has. */
  public EulerSpec euler() {
    return euler((int) number(file, "T"));
  }

  public EulerSpec euler(int steps) {
    return new EulerSpec(
        steps,
        1,
        Scheme.EXPLICIT,
        flag("balanced") ? LabelWeights.BALANCED : LabelWeights.ONE_HOT,
        flag("clamp") ? LabelRule.CLAMP : LabelRule.RELEASE,
        flag("self_loops"));
  }

  public boolean flag(String key) {
    return (Boolean) values.get(key);
  }

  public boolean has(String key) {
    return values.containsKey(key);
  }

  public int initialSteps() {
    return (int) number(file, "initial_steps");
  }

  public double relativeSigmaF() {
    return number(file, "relative_sigma_f");
  }

  public double number(String key) {
    return number(values, key);
  }

  public double[] vector(String key) {
    return vector(values, key);
  }

  public double[][] matrix(String key) {
    return matrix(values, key);
  }

  /** Fails unless F, row by row, is the matrix the case has under the key. */
  public void assertMatrix(String key, double[] F) {
    double[][] expected = matrix(key);
    int c = expected[0].length;
    assertEquals(expected.length * c, F.length);
    for (int i = 0; i < expected.length; i++) {
      for (int t = 0; t < c; t++) {
        assertEquals(
            key + " of node " + i + ", class " + t, expected[i][t], F[i * c + t], TOLERANCE);
      }
    }
  }

  /** Fails unless values by position in the graph are the matrix the case has under the key. */
  public void assertEdges(String key, SimilarityGraph graph, double[] byPosition) {
    assertEdges(key, matrix(key), graph, byPosition);
  }

  /** Fails unless they are w_ij times the matrix the case has under the key. */
  public void assertWeightedEdges(String key, SimilarityGraph graph, double[] byPosition) {
    double[][] expected = matrix(key);
    double[][] W = matrix("W");
    for (int i = 0; i < W.length; i++) {
      for (int j = 0; j < W.length; j++) {
        expected[i][j] *= W[i][j];
      }
    }
    assertEdges(key, expected, graph, byPosition);
  }

  private static void assertEdges(
      String key, double[][] expected, SimilarityGraph graph, double[] byPosition) {
    for (int i = 0; i < expected.length; i++) {
      double[] row = new double[expected.length];
      for (int p = graph.rowStart()[i]; p < graph.rowStart()[i + 1]; p++) {
        row[graph.column()[p]] = byPosition[p];
      }
      for (int j = 0; j < row.length; j++) {
        assertEquals(key + " of edge " + i + " " + j, expected[i][j], row[j], TOLERANCE);
      }
    }
  }

  private static double number(Map<?, ?> node, String key) {
    return (Double) node.get(key);
  }

  private static double[] vector(Map<?, ?> node, String key) {
    return numbers(node.get(key));
  }

  private static double[][] matrix(Map<?, ?> node, String key) {
    return ((List<?>) node.get(key)).stream().map(Golden::numbers).toArray(double[][]::new);
  }

  private static double[] numbers(Object list) {
    return ((List<?>) list).stream().mapToDouble(value -> (Double) value).toArray();
  }
}

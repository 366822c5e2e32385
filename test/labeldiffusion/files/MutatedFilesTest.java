package labeldiffusion.files;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import labeldiffusion.diffusion.linear.PoissonDiffusion;
import labeldiffusion.diffusion.linear.SpreadingDiffusion;
import labeldiffusion.diffusion.stepped.EulerDiffusion;
import labeldiffusion.diffusion.stepped.EulerSpec;
import labeldiffusion.diffusion.stepped.LabelRule;
import labeldiffusion.diffusion.stepped.LocalMatchDiffusivity;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.diffusion.stepped.SmoothDiffusivity;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.LabelWeights;
import labeldiffusion.labels.Labels;
import labeldiffusion.model.FittedModel;
import labeldiffusion.model.GraphSource;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.model.TestRows;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.sparse.StoppingRule;
import org.junit.Test;

/**
 * Randomly damaged files: each is read, and the model over it gives distributions, or it is
 * rejected in one sentence that names the file. A failure names its case.
 */
public class MutatedFilesTest extends FileTestCase {
  private static final int CASES = 1000;
  private static final EulerSpec STEPS =
      new EulerSpec(10, 1, Scheme.EXPLICIT, LabelWeights.BALANCED, LabelRule.CLAMP, false);
  private static final StoppingRule RULE = new StoppingRule(1e-6, 200);
  private static final Diffusion[] DIFFUSIONS = {
    EulerDiffusion.isotropic(STEPS),
    EulerDiffusion.anisotropic(STEPS, 5, 0.3, new SmoothDiffusivity()),
    EulerDiffusion.anisotropic(STEPS, 5, 0.3, new LocalMatchDiffusivity()),
    new HarmonicDiffusion(RULE),
    new SpreadingDiffusion(0.9, RULE),
    new PoissonDiffusion(PoissonDiffusion.DAMPING_DEFAULT, RULE)
  };

  /** Most files have ordinary numbers; sums and squares of the others over- or underflow. */
  private static final double[] UNITS = {1, 1, 1, 1, 1e-310, 1e-160, 1e160, 4e307};

  /** What must hold, or what is wrong with the file as a whole. */
  private static final Pattern PROBLEM =
      Pattern.compile(" must |: not valid UTF-8$|: the file is truncated or damaged$");

  private int read;

  @Test
  public void edgeLists() throws IOException {
    assertReadOrRejected(false, MutatedFilesTest::edges);
  }

  @Test
  public void matrixMarketFiles() throws IOException {
    assertReadOrRejected(false, MutatedFilesTest::matrixMarket);
  }

  @Test
  public void distanceMatrices() throws IOException {
    assertReadOrRejected(true, MutatedFilesTest::matrix);
  }

  @Test
  public void distanceLists() throws IOException {
    assertReadOrRejected(true, MutatedFilesTest::edges);
  }

  private interface Writer {
    String text(int n, double unit, Random random);
  }

  private static String edges(int n, double unit, Random random) {
    StringBuilder text =
        new StringBuilder(random.nextBoolean() ? "source,target,weight\n" : "# edges\n");
    for (int i = 1; i < n; i++) {
      text.append(i - 1)
          .append(',')
          .append(i)
          .append(',')
          .append(unit * (1 + random.nextInt(9) / 4.0))
          .append('\n');
    }
    return text.toString();
  }

  private static String matrixMarket(int n, double unit, Random random) {
    StringBuilder text = new StringBuilder("%%MatrixMarket matrix coordinate real symmetric\n");
    text.append(n).append(' ').append(n).append(' ').append(n - 1).append('\n');
    for (int i = 1; i < n; i++) {
      text.append(i + 1)
          .append(' ')
          .append(i)
          .append(' ')
          .append(unit * (1 + random.nextInt(9) / 4.0))
          .append('\n');
    }
    return text.toString();
  }

  private static String matrix(int n, double unit, Random random) {
    double[] x = random.doubles(n).map(value -> Math.round(64 * value) / 64.0).toArray();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        text.append(j == 0 ? "" : ",").append(unit * Math.abs(x[i] - x[j]));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private void assertReadOrRejected(boolean isDistances, Writer writer) throws IOException {
    Path file = folder.newFile().toPath();
    List<String> failures = new ArrayList<>();
    for (int seed = 0; seed < CASES; seed++) {
      Random at = new Random(seed);
      byte[] bytes =
          writer
              .text(2 + at.nextInt(9), UNITS[at.nextInt(UNITS.length)], at)
              .getBytes(StandardCharsets.UTF_8);
      List<Mutation> mutations = new ArrayList<>();
      for (int times = at.nextInt(3); times >= 0; times--) {
        mutations.add(Mutation.values()[at.nextInt(Mutation.values().length)]);
        bytes = mutations.get(mutations.size() - 1).of(bytes, at);
      }
      Files.write(file, bytes);
      try {
        check(file, isDistances, DIFFUSIONS[seed % DIFFUSIONS.length]);
      } catch (RuntimeException | Error e) {
        failures.add("case " + seed + " " + mutations + ": " + e + " at " + e.getStackTrace()[0]);
      }
    }
    assertEquals(String.join("\n", failures), 0, failures.size());
    assertTrue("some are read, some are not: " + read, read > CASES / 20 && read < CASES * 19 / 20);
  }

  private void check(Path file, boolean isDistances, Diffusion diffusion) {
    NamedNeighbours nearest = null;
    EdgeList edges = null;
    try {
      if (isDistances) {
        nearest = DistanceFile.read(file, 3);
      } else {
        edges = GraphFile.read(file);
      }
    } catch (IllegalArgumentException e) {
      assertSentence(file, e.getMessage());
      return;
    }
    read++;
    NodeNames names = isDistances ? nearest.names() : edges.names();
    String[] ids =
        Arrays.stream(new String[] {"0", "1", "2", "3"})
            .filter(id -> names.find(id) >= 0)
            .toArray(String[]::new);
    int[] classes = new int[] {0, 1, Labels.UNLABELLED, Labels.UNLABELLED};
    if (ids.length > 0) {
      ModelSpec spec =
          new ModelSpec(
              new SearchSpec(Search.EXACT, 1), new GraphSpec(3, WidthRule.GLOBAL, 0), diffusion, 1);
      Labels labels = new Labels(Arrays.copyOf(classes, ids.length), 2);
      GraphSource source =
          isDistances ? new GraphSource.Distances(file) : new GraphSource.Edges(file);
      FittedModel model = source.fit(TestRows.named(ids), labels, spec, Watcher.NONE);
      for (String id : ids) {
        double[] distribution = model.single(TestRows.named(id));
        assertTrue(Arrays.toString(distribution), distribution[0] >= 0 && distribution[1] >= 0);
        assertEquals(1, distribution[0] + distribution[1], 1e-9);
      }
    }
  }

  private static void assertSentence(Path file, String message) {
    assertTrue(message, message.contains(file.toString()) && PROBLEM.matcher(message).find());
    assertTrue(
        message, message.lines().count() == 1 && message.length() < file.toString().length() + 250);
    assertTrue(
        message,
        message.chars().noneMatch(Character::isISOControl)
            && !message.contains("null")
            && !message.contains("java."));
  }
}

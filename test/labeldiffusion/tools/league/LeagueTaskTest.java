package labeldiffusion.tools.league;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Workers;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instances;

/** A task shows nobody a label of a test row, and gives all the same graph. */
public class LeagueTaskTest {
  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path data;
  private LeagueTask task;

  @Before
  public void readTask() throws Exception {
    data = folder.getRoot().toPath();
    LeagueData.write(data, "moons");
    task = LeagueTask.whole(LeagueSet.in(data, "moons").get(0), data, 10);
  }

  @Test
  public void onlyDrawnRowsHaveAClass() {
    for (LeagueDraw draw : task.draws()) {
      Labels seen = RowEncoder.labels(task.partlyLabelled(draw));
      assertArrayEquals(draw.shown().classOf(), seen.classOf());
    }
    assertEquals(LeagueData.ROWS, task.truth().labelledCount()); // the original is unchanged
  }

  @Test
  public void filesForPeersContainNoOtherLabel() throws Exception {
    LeagueMethod method = LeagueMethod.parse("gl Laplace");
    for (LeagueDraw draw : task.draws()) {
      Path path = data.resolve("task");
      List<PeerFolder.Job> jobs = List.of(new PeerFolder.Job(method, draw));
      PeerFolder.write(path, graph(), task.truth().counts(), jobs);
      String[] word = Files.readString(path.resolve("jobs.csv")).trim().split(",");
      Set<Integer> rows = new TreeSet<>();
      for (String label : word[3].split(" ")) {
        rows.add(Integer.valueOf(label.split(":")[0]));
      }
      assertArrayEquals(draw.shown().labelledNodes(), rows.stream().mapToInt(i -> i).toArray());
      assertEquals(Set.of("graph.csv", "jobs.csv", "sizes.csv"), Set.of(path.toFile().list()));
    }
  }

  @Test
  public void peersGetEveryEdgeOnceWithRowNumbers() throws Exception {
    NumberedGraph graph = graph();
    PeerFolder.write(data.resolve("task"), graph, task.truth().counts(), List.of());
    List<String> lines = Files.readAllLines(data.resolve("task/graph.csv"));
    assertEquals(String.valueOf(LeagueData.ROWS), lines.get(0));
    assertEquals(graph.graph().edgeCount(), lines.size() - 1);
    double[] degree = new double[LeagueData.ROWS];
    Set<String> pairs = new TreeSet<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] word = line.split(",");
      int i = Integer.parseInt(word[0]);
      int j = Integer.parseInt(word[1]);
      assertTrue(line, pairs.add(Math.min(i, j) + " " + Math.max(i, j)));
      degree[i] += Double.parseDouble(word[2]);
      degree[j] += Double.parseDouble(word[2]);
    }
    for (int v = 0; v < degree.length; v++) {
      assertEquals(graph.graph().degree()[v], degree[graph.order()[v]], 1e-12);
    }
  }

  @Test
  public void everySecondClassIsThinnedToATenth() throws Exception {
    Instances thinned = LeagueTask.thinned(task.rows());
    assertArrayEquals(new int[] {100, 10}, RowEncoder.labels(thinned).counts());
    LeagueTask again = LeagueTask.thinned(task.set(), data, 10);
    assertEquals("moons-thinned", again.name());
    assertEquals(thinned.toString(), again.rows().toString());
  }

  @Test
  public void cellsCanBeChosen() {
    List<LeagueDraw> draws = task.withCells(List.of("class-2", "uniform-5")).draws();
    assertEquals(20, draws.size());
    assertEquals(task.draws().size(), task.withCells(List.of()).draws().size());
  }

  private NumberedGraph graph() {
    try (Workers one = new Workers(1)) {
      return task.graph(new GraphSpec(5, WidthRule.GLOBAL, 0), one);
    }
  }
}

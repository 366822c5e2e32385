package labeldiffusion.tools.league;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Draws of labels, and how answers are judged. */
public class LeagueDrawTest {
  /** 60 rows of class 0, 30 of class 1. */
  private static final Labels TRUTH =
      new Labels(IntStream.range(0, 90).map(i -> i % 3 == 2 ? 1 : 0).toArray(), 2);

  @Rule public TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void drawsAreReproducible() {
    List<LeagueDraw> first = LeagueDraw.random(TRUTH, 10);
    List<LeagueDraw> second = LeagueDraw.random(TRUTH, 10);
    for (int d = 0; d < first.size(); d++) {
      assertEquals(first.get(d).cell(), second.get(d).cell());
      assertArrayEquals(first.get(d).shown().classOf(), second.get(d).shown().classOf());
    }
  }

  @Test
  public void drawsOfACellDiffer() {
    List<LeagueDraw> draws = of("class-5");
    assertEquals(10, draws.size());
    assertFalse(Arrays.equals(draws.get(0).shown().classOf(), draws.get(1).shown().classOf()));
  }

  @Test
  public void cellsAreCountsPerClassAndUniform() {
    assertEquals(
        List.of(
            "class-1", "class-2", "uniform-2", "class-5", "uniform-5", "class-10", "uniform-10"),
        LeagueDraw.random(TRUTH, 1).stream().map(LeagueDraw::cell).toList());
  }

  @Test
  public void drawsPerClassHaveEqualCountsAndUniformOnesEqualTotals() {
    of("class-5").forEach(draw -> assertArrayEquals(new int[] {5, 5}, draw.shown().counts()));
    for (LeagueDraw draw : of("uniform-5")) {
      assertEquals(10, draw.shown().labelledCount());
      assertTrue(Arrays.stream(draw.shown().counts()).min().getAsInt() >= 1);
    }
  }

  @Test
  public void atMostHalfOfAClassIsLabelled() {
    Labels small = new Labels(IntStream.range(0, 30).map(i -> i < 9 ? 1 : 0).toArray(), 2);
    assertEquals(
        List.of("class-1", "class-2", "uniform-2"),
        LeagueDraw.random(small, 1).stream().map(LeagueDraw::cell).toList());
  }

  @Test
  public void shownLabelsAreTrue() {
    for (LeagueDraw draw : LeagueDraw.random(TRUTH, 10)) {
      for (int i : draw.shown().labelledNodes()) {
        assertEquals(TRUTH.classOf()[i], draw.shown().classOf()[i]);
      }
    }
  }

  @Test
  public void publishedSplitsShowTheirRowsOnly() throws IOException {
    Path data = folder.getRoot().toPath();
    Files.writeString(data.resolve("set.splits10.csv"), "0,2,5\n3, 4\n");
    List<LeagueDraw> draws = LeagueDraw.published(TRUTH, data, "set");
    assertEquals(2, draws.size());
    assertEquals("published-10", draws.get(0).cell());
    assertArrayEquals(new int[] {0, 2, 5}, draws.get(0).shown().labelledNodes());
    assertArrayEquals(new int[] {3, 4}, draws.get(1).shown().labelledNodes());
  }

  @Test
  public void onlyHiddenRowsAreJudged() {
    Labels truth = new Labels(new int[] {0, 0, 0, 0, 1, 1}, 2);
    LeagueDraw draw = new LeagueDraw("class-1", 0, truth.where(i -> i == 0 || i == 5));
    // hidden: 0 0 0 | 1; one of three wrong, and the only one of class 1; row 0 does not count
    LeagueDraw.Judged judged = draw.judge(truth, new int[] {1, 0, 0, 1, 0, 1});
    assertEquals(50, judged.error(), 1e-12);
    assertEquals(100 * (1.0 / 3 + 1) / 2, judged.classError(), 1e-12);
    assertFalse(judged.hasFailed());
  }

  @Test
  public void classWithoutHiddenRowsIsLeftOutOfTheMeanPerClass() {
    Labels truth = new Labels(new int[] {0, 0, 1}, 2);
    LeagueDraw draw = new LeagueDraw("class-1", 0, truth.where(i -> i != 1));
    assertEquals(0, draw.judge(truth, new int[] {0, 0, 0}).classError(), 0);
  }

  private static List<LeagueDraw> of(String cell) {
    return LeagueDraw.random(TRUTH, 10).stream().filter(draw -> draw.cell().equals(cell)).toList();
  }
}

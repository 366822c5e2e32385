package labeldiffusion.tools.league;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Points;
import labeldiffusion.points.Preparation;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instances;

/**
 * The rows of a set, or a thinned copy of them, and the draws of labels.
 *
 * @param name the set's, with "-thinned" for the thinned copy
 */
record LeagueTask(
    String name, LeagueSet set, Instances rows, Labels truth, List<LeagueDraw> draws) {
  private static final int THINNED_TO = 10; // one row in so many is kept

  /** All rows. */
  static LeagueTask whole(LeagueSet set, Path data, int draws) throws Exception {
    Instances rows = set.read(data);
    Labels truth = RowEncoder.labels(rows);
    List<LeagueDraw> all = new ArrayList<>(LeagueDraw.random(truth, draws));
    all.addAll(LeagueDraw.published(truth, data, set.name()));
    return new LeagueTask(set.name(), set, rows, truth, all);
  }

  /** Every second class is thinned to a tenth of its rows. */
  static LeagueTask thinned(LeagueSet set, Path data, int draws) throws Exception {
    Instances rows = thinned(set.read(data));
    Labels truth = RowEncoder.labels(rows);
    return new LeagueTask(
        set.name() + "-thinned", set, rows, truth, LeagueDraw.random(truth, draws));
  }

  static Instances thinned(Instances rows) {
    Labels truth = RowEncoder.labels(rows);
    int[] left = truth.counts();
    for (int t = 1; t < left.length; t += 2) {
      left[t] = (left[t] + THINNED_TO - 1) / THINNED_TO;
    }
    List<Integer> order =
        new ArrayList<>(IntStream.range(0, rows.size()).boxed().toList()); // shuffled below
    Collections.shuffle(order, new Random(1));
    Instances kept = new Instances(rows, rows.size());
    order.stream()
        .filter(i -> left[truth.classOf()[i]]-- > 0)
        .sorted()
        .forEach(i -> kept.add(rows.get(i)));
    return kept;
  }

  /** This task with some of its cells only; all of them if no cell is named. */
  LeagueTask withCells(List<String> cells) {
    return new LeagueTask(
        name,
        set,
        rows,
        truth,
        draws.stream().filter(draw -> cells.isEmpty() || cells.contains(draw.cell())).toList());
  }

  /** The graph of all rows that peers get, and our methods beside them. */
  NumberedGraph graph(GraphSpec spec, Workers workers) {
    Points raw = RowEncoder.byAttributes(rows, "").training(rows).points();
    Metric metric = Metric.valueOf(set.metric().name());
    Points points = Preparation.of(raw, set.scaling(), metric).prepare(raw);
    Neighbours nearest =
        new SearchSpec(Search.EXACT, 1)
            .find(KnownLists.none(points.size()), points, spec.k(), workers, Progress.NONE)
            .neighbours();
    return GraphFamily.of(points, nearest, spec, workers).withK(spec.k());
  }

  /** A copy of the rows in which only drawn rows have a class. */
  Instances partlyLabelled(LeagueDraw draw) {
    Instances copy = new Instances(rows);
    for (int i = 0; i < copy.size(); i++) {
      if (!draw.shown().isLabelled(i)) {
        copy.get(i).setClassMissing();
      }
    }
    return copy;
  }
}

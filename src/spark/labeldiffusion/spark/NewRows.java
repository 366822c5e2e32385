package labeldiffusion.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.SteppedOutcome;
import labeldiffusion.graph.KernelWidth;
import labeldiffusion.neighbours.NearestIndex;
import labeldiffusion.neighbours.Neighbours;
import labeldiffusion.parallel.Workers;
import labeldiffusion.points.DensePoints;
import labeldiffusion.points.Points;
import labeldiffusion.spark.OutputColumns.Answer;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.ml.linalg.Vector;
import scala.Tuple2;

/**
 * The answer for a row that was not there when the model was fitted: the mean of the scores of its
 * K nearest rows, weighted like the edges of the graph. They are searched in the row's leaf of
 * every tree. A row whose vector equals that of a fitted row has the same leaves, and gets its
 * scores.
 */
final class NewRows {
  private NewRows() {}

  /** Near rows by distance and number, with their scores. */
  private record Near(double[] squared, int[] number, List<double[]> scores)
      implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** The answer of each vector. */
  static JavaPairRDD<Vector, Answer> answers(JavaRDD<Vector> rows, ModelData model) {
    ModelData.Facts facts = model.facts();
    int leaves = facts.forest().leaves();
    JavaPairRDD<Integer, ModelData.Trained> fitted =
        model.rows().flatMapToPair(row -> leaves(facts, row.x(), row).iterator());
    JavaPairRDD<Integer, Vector> asked =
        rows.flatMapToPair(row -> leaves(facts, row.toArray(), row).iterator());
    return asked
        .cogroup(fitted, Math.max(1, Math.min(leaves, model.rows().getNumPartitions())))
        .flatMapToPair(leaf -> nearest(leaf._2()._1(), leaf._2()._2(), facts.k()).iterator())
        .reduceByKey((a, b) -> merged(a, b, facts.k()))
        .mapValues(near -> answer(near, facts));
  }

  private static <T> List<Tuple2<Integer, T>> leaves(ModelData.Facts facts, double[] x, T row) {
    List<Tuple2<Integer, T>> all = new ArrayList<>();
    for (int leaf : facts.forest().leaves(x)) {
      all.add(new Tuple2<>(leaf, row));
    }
    return all;
  }

  private static List<Tuple2<Vector, Near>> nearest(
      Iterable<Vector> queries, Iterable<ModelData.Trained> rows, int k) {
    List<Tuple2<Vector, Near>> found = new ArrayList<>();
    List<ModelData.Trained> stored = new ArrayList<>();
    rows.forEach(stored::add);
    stored.sort(Comparator.comparingInt(ModelData.Trained::number));
    List<Vector> all = new ArrayList<>();
    queries.forEach(all::add);
    if (all.isEmpty() || stored.isEmpty()) {
      return found;
    }
    DensePoints points =
        Points.of(stored.stream().map(ModelData.Trained::x).toArray(double[][]::new));
    NearestIndex index = NearestIndex.of(points, new Workers(1));
    for (Vector query : all) {
      Neighbours near = index.nearest(Points.of(query.toArray()), 0, Math.min(k, stored.size()));
      int[] number = new int[near.k()];
      List<double[]> scores = new ArrayList<>();
      for (int p = 0; p < near.k(); p++) {
        number[p] = stored.get(near.index()[p]).number();
        scores.add(stored.get(near.index()[p]).scores());
      }
      found.add(new Tuple2<>(query, new Near(near.squared(), number, scores)));
    }
    return found;
  }

  /** The k nearest of two lists. */
  private static Near merged(Near a, Near b, int k) {
    record Key(double squared, int number) {}
    TreeMap<Key, double[]> all =
        new TreeMap<>(Comparator.comparingDouble(Key::squared).thenComparingInt(Key::number));
    for (Near near : List.of(a, b)) {
      for (int p = 0; p < near.number().length; p++) {
        all.put(new Key(near.squared()[p], near.number()[p]), near.scores().get(p));
      }
    }
    List<Key> keys = all.keySet().stream().limit(k).toList();
    return new Near(
        keys.stream().mapToDouble(Key::squared).toArray(),
        keys.stream().mapToInt(Key::number).toArray(),
        new ArrayList<>(keys.stream().map(all::get).toList()));
  }

  private static Answer answer(Near near, ModelData.Facts facts) {
    int c = facts.prior().length;
    int k = near.squared()[0] == 0 ? 1 : near.number().length; // an equal row decides alone
    double[] F = new double[k * c];
    int[] place = new int[k];
    double[] squared = new double[k];
    for (int p = 0; p < k; p++) {
      System.arraycopy(near.scores().get(p), 0, F, p * c, c);
      place[p] = p;
      squared[p] = near.squared()[p];
    }
    double[] weights =
        KernelWidth.uniform(facts.sigmaX()).weightsOfNewPoint(new Neighbours(1, k, place, squared));
    return new Answer(distribution(F, place, weights, facts), Fit.isReached(F));
  }

  static Answer stored(double[] scores, ModelData.Facts facts) {
    double[] distribution = distribution(scores, new int[1], new double[] {1}, facts);
    return new Answer(distribution, Fit.isReached(scores));
  }

  private static double[] distribution(
      double[] F, int[] place, double[] weights, ModelData.Facts facts) {
    return new Scores(F, facts.prior().length, new SteppedOutcome(0, 0, 0, List.of()))
        .distribution(place, weights, facts.prior());
  }
}

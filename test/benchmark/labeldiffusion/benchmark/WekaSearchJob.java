package labeldiffusion.benchmark;

import java.nio.file.Path;
import weka.core.EuclideanDistance;
import weka.core.Instances;
import weka.core.neighboursearch.KDTree;
import weka.core.neighboursearch.LinearNNSearch;
import weka.core.neighboursearch.NearestNeighbourSearch;

/**
 * Weka's searches, warm, on a sample of rows; the time for all rows is extrapolated. Uses sparse
 * rows, for which Weka's distance is faster. Arguments: folder, n, number of queries.
 */
final class WekaSearchJob {
  private WekaSearchJob() {}

  public static void main(String[] words) throws Exception {
    int n = Integer.parseInt(words[1]);
    int queries = Integer.parseInt(words[2]);
    Instances table = Digits.table(Path.of(words[0]), n, "classes.i32");
    Measure.print("linear", secondsForAll(new LinearNNSearch(), table, queries));
    Measure.print("tree", secondsForAll(new KDTree(), table, queries));
  }

  private static double secondsForAll(NearestNeighbourSearch search, Instances table, int queries)
      throws Exception {
    EuclideanDistance distance = new EuclideanDistance();
    distance.setDontNormalize(true);
    search.setDistanceFunction(distance);
    Measure building = new Measure();
    search.setInstances(table);
    double built = building.seconds();
    ask(search, table, queries / 4, 1); // warms up
    Measure measure = new Measure();
    ask(search, table, queries, 0);
    return built + measure.seconds() / queries * table.size();
  }

  private static void ask(NearestNeighbourSearch search, Instances table, int queries, int offset)
      throws Exception {
    for (int r = 0; r < queries; r++) {
      search.kNearestNeighbours(
          table.get((int) ((long) r * table.size() / queries) + offset), Settings.K);
    }
  }
}

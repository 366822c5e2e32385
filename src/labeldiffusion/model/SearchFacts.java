package labeldiffusion.model;

import java.io.Serializable;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.report.Line;

/**
 * How the neighbours were found.
 *
 * @param how for people
 * @param recall share of the true neighbours found, 1 if the search was exact
 * @param seconds time it took
 */
public record SearchFacts(String how, double recall, double seconds) implements Serializable {
  private static final long serialVersionUID = 1L;
  static final SearchFacts GRAPH_GIVEN = new SearchFacts("none, the graph was given", 1, 0);
  static final SearchFacts DISTANCES_GIVEN =
      new SearchFacts("none, the distances were given", 1, 0);

  static SearchFacts of(SearchSpec.Found found, Points points, double seconds) {
    String how =
        found.isExact()
            ? points.searchNote()
            : Line.of("", "approximate, estimated recall %.1f %%", 100 * found.recall()).text();
    return new SearchFacts(how, found.recall(), seconds);
  }

  Line line() {
    return new Line("search", how);
  }
}

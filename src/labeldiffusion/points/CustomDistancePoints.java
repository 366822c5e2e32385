package labeldiffusion.points;

import java.util.Arrays;
import java.util.List;

/**
 * Points of which only distances are known, by an {@link CustomDistance}; there are no numbers,
 * codes or products of differences. What is missing and how values are scaled is the business of
 * the distance.
 */
public final class CustomDistancePoints extends Points {
  private static final long serialVersionUID = 1L;

  /** How much the two directions may differ, relatively: by rounding. */
  private static final double ROUNDING = 1e-9;

  private final CustomDistance distance;
  private final CustomDistance.Row[] rows;

  public CustomDistancePoints(CustomDistance distance, CustomDistance.Row... rows) {
    this.distance = distance;
    this.rows = rows;
  }

  /**
   * Refuses a distance that is not the same both ways, by a look at every row and the next: edges
   * have no direction.
   */
  void requireSymmetry() {
    for (int i = 1; i < rows.length; i++) {
      double there = between(rows[i - 1], rows[i]);
      double back = between(rows[i], rows[i - 1]);
      if (Math.abs(there - back) > ROUNDING * Math.max(there, back)) {
        throw new IllegalArgumentException(
            "distances must be the same both ways, but "
                + distance.name()
                + " gave "
                + there
                + " from row "
                + i
                + " to row "
                + (i + 1)
                + " and "
                + back
                + " back");
      }
    }
  }

  @Override
  public int size() {
    return rows.length;
  }

  @Override
  public int dimension() {
    return terms();
  }

  @Override
  public int terms() {
    return size() == 0 ? 0 : (int) (values() / size());
  }

  private long values() {
    return Arrays.stream(rows).mapToLong(CustomDistance.Row::size).sum();
  }

  @Override
  public boolean hasCoordinates() {
    return false;
  }

  @Override
  public double[] numbers(int i) {
    throw distancesOnly();
  }

  @Override
  public int[] codes(int i) {
    throw distancesOnly();
  }

  @Override
  public double product(int i, Points other, int j, int k) {
    throw distancesOnly();
  }

  private UnsupportedOperationException distancesOnly() {
    return new UnsupportedOperationException(
        "of rows compared by " + distance.name() + " only distances are known");
  }

  @Override
  public double squaredDistance(int i, Points other, int j) {
    double d = between(rows[i], ((CustomDistancePoints) other).rows[j]);
    return d * d;
  }

  private double between(CustomDistance.Row x, CustomDistance.Row y) {
    double d = distance.between(x, y);
    if (!(d >= 0 && d * d < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "distances must be 0 or more, and finite when squared, but "
              + distance.name()
              + " gave "
              + d);
    }
    return d;
  }

  @Override
  public boolean isEqual(int i, Points other, int j) {
    return rows[i].equals(((CustomDistancePoints) other).rows[j]);
  }

  @Override
  int hash(int i) {
    return rows[i].hashCode();
  }

  @Override
  public CustomDistancePoints followedBy(List<Points> others) {
    CustomDistance.Row[] all = Arrays.copyOf(rows, size() + others.size());
    for (int r = 0; r < others.size(); r++) {
      all[size() + r] = ((CustomDistancePoints) others.get(r)).rows[0];
    }
    return new CustomDistancePoints(distance, all);
  }

  @Override
  public CustomDistancePoints rows(int[] wanted) {
    return new CustomDistancePoints(
        distance, Arrays.stream(wanted).mapToObj(i -> rows[i]).toArray(CustomDistance.Row[]::new));
  }

  @Override
  public String searchNote() {
    return "exact, by " + distance.name() + ", which is slower than the built-in metrics";
  }

  @Override
  public long bytes() {
    return 8 * values() + 128L * size();
  }

  @Override
  public long searchBytes() {
    return 0;
  }
}

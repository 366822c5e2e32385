package labeldiffusion.points;

import java.util.Arrays;
import java.util.List;

/**
 * Points of which only distances are known, by a {@link CustomDistance}. They have no numbers,
 * codes or products of differences. The distance itself handles scales and missing values.
 */
public final class CustomDistancePoints extends Points {
  private static final long serialVersionUID = 1L;

  /** The relative difference between the two directions that counts as rounding. */
  private static final double ROUNDING = 1e-9;

  private final CustomDistance distance;
  private final CustomDistance.Row[] rows;

  public CustomDistancePoints(CustomDistance distance, CustomDistance.Row... rows) {
    this.distance = distance;
    this.rows = rows;
  }

  /** These rows, compared by a distance that has learned from them and must be symmetric. */
  CustomDistancePoints learned() {
    CustomDistancePoints points = new CustomDistancePoints(distance.learnedFrom(rows), rows);
    points.requireSymmetry();
    return points;
  }

  /** Other rows, compared by the distance of these points. */
  CustomDistancePoints withDistanceOfThese(CustomDistancePoints others) {
    return new CustomDistancePoints(distance, others.rows);
  }

  /**
   * Throws if the distance is not symmetric between any row and the next: edges have no direction.
   */
  void requireSymmetry() {
    for (int i = 1; i < rows.length; i++) {
      double there = between(rows[i - 1], rows[i]);
      double back = between(rows[i], rows[i - 1]);
      if (Math.abs(there - back) > ROUNDING * Math.max(there, back)) {
        throw new IllegalArgumentException(
            "distances must be symmetric, but "
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
  public int numberCount() {
    return 0;
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
        "rows compared by " + distance.name() + " have distances only");
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
  long hash(int i) {
    return ContentHash.of(0, rows[i].hashCode());
  }

  @Override
  int compare(int i, int j) {
    return rows[i].compareTo(rows[j]);
  }

  @Override
  void addTo(Fingerprint.Sum sum) {
    throw distancesOnly();
  }

  @Override
  public double largestNumber() {
    throw distancesOnly();
  }

  boolean hasSameDistanceAs(CustomDistancePoints other) {
    return distance == other.distance;
  }

  @Override
  CustomDistancePoints joined(List<Points> others) {
    CustomDistance.Row[] all = Arrays.copyOf(rows, sizeWith(others));
    int row = size();
    for (Points other : others) {
      System.arraycopy(((CustomDistancePoints) other).rows, 0, all, row, other.size());
      row += other.size();
    }
    return new CustomDistancePoints(distance, all);
  }

  @Override
  CustomDistancePoints selected(int[] wanted) {
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

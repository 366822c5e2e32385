package labeldiffusion.points;

import java.io.Serializable;

/** A distance from outside the engine, which knows nothing else about the rows it compares. */
public interface CustomDistance extends Serializable {
  /** The distance of two rows: at least 0 and symmetric. Several threads may call it at once. */
  double between(Row x, Row y);

  /** This distance after it has learned from these rows whatever it needs, such as ranges. */
  default CustomDistance learnedFrom(Row... rows) {
    return this;
  }

  /** The name of the distance in reports and messages. */
  String name();

  /** A row. Rows with the same values are equal, and only those compare as 0. */
  interface Row extends Serializable, Comparable<Row> {
    /** The number of values. */
    int size();

    @Override
    boolean equals(Object other);

    @Override
    int hashCode();
  }
}

package labeldiffusion.points;

import java.io.Serializable;

/**
 * A distance that comes from outside: the engine takes what it says and knows nothing else of the
 * rows it compares.
 */
public interface CustomDistance extends Serializable {
  /**
   * How far apart two rows are: 0 or more, and the same both ways. Threads ask at the same time.
   */
  double between(Row x, Row y);

  /** What it is called in reports and refusals. */
  String name();

  /** What is compared. Rows with the same values are equal. */
  interface Row extends Serializable {
    /** How many values it holds. */
    int size();

    @Override
    boolean equals(Object other);

    @Override
    int hashCode();
  }
}

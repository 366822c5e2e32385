package labeldiffusion.spark;

import java.util.function.Supplier;

/** Input or parameters that no run can start with; the message says what must hold. */
public final class InvalidInput extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public InvalidInput(String message) {
    super(message);
  }

  static void require(boolean holds, String message) {
    require(holds, () -> message);
  }

  /** For what is checked often: to make a message takes longer than to read a row. */
  static void require(boolean holds, Supplier<String> message) {
    if (!holds) {
      throw new InvalidInput(message.get());
    }
  }
}

package labeldiffusion.spark;

/** Input or parameters that no run can start with; the message says what must hold. */
public final class InvalidInput extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public InvalidInput(String message) {
    super(message);
  }

  static void require(boolean holds, String message) {
    if (!holds) {
      throw new InvalidInput(message);
    }
  }
}

package weka.classifiers.diffusion;

/**
 * Options or data that cannot be worked with, in one sentence. Weka's command line prints the stack trace of whatever a
 * classifier throws; this one has none, so the sentence is all the user sees.
 */
public final class Refusal extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  Refusal(IllegalArgumentException reason) {
    super(reason.getMessage());
  }

  /** Where a product of sizes has overflowed. */
  Refusal(ArithmeticException reason) {
    super("rows times neighbours must be below 2^31, were more: choose a smaller K");
  }

  @Override
  public Throwable fillInStackTrace() {
    return this;
  }

  @Override
  public String toString() {
    return getMessage();
  }
}

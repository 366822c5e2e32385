package weka.classifiers.diffusion.base;

/**
 * Invalid options or data, explained in one sentence. Weka's command line prints the stack trace of
 * whatever a classifier throws. This exception has none, so the user sees the sentence alone.
 */
public final class InvalidInputException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public InvalidInputException(String sentence) {
    super(sentence);
  }

  public static InvalidInputException of(Throwable reason) {
    if (reason instanceof ArithmeticException) { // a product of sizes has overflowed
      return new InvalidInputException(
          "rows times neighbours must be below 2^31, were more: choose a smaller K");
    }
    if (reason instanceof OutOfMemoryError) { // more than was estimated
      return new InvalidInputException(
          "rows, graph and scores must fit into memory, but did not: give Java more (-Xmx), or use"
              + " fewer rows or neighbours");
    }
    return new InvalidInputException(reason.getMessage());
  }

  @Override
  public Throwable fillInStackTrace() {
    return this;
  }

  @Override
  @SuppressWarnings("OverrideThrowableToString") // Weka prints toString()
  public String toString() {
    return getMessage();
  }
}

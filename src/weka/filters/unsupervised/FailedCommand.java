package weka.filters.unsupervised;

/**
 * Ends a command with an exit code other than 0. Weka's runner prints exceptions and ends with code
 * 0; it lets errors pass, and Java ends with code 1 if one leaves the main thread. Inside a GUI
 * only the command ends.
 */
final class FailedCommand extends Error {
  private static final long serialVersionUID = 1L;

  FailedCommand(Exception reason) {
    super(sentence(reason), null, false, false); // no stack trace: the user sees the sentence alone
  }

  /** One line, whoever wrote the message. */
  private static String sentence(Exception reason) {
    String message = reason.getMessage();
    return message == null || message.isBlank()
        ? "the command failed: " + reason.getClass().getSimpleName()
        : message.strip().replaceAll("\\s*\\R\\s*", " ");
  }

  /** Leaves the thread, which prints the sentence and nothing else. */
  void leaveThread() {
    Thread.currentThread()
        .setUncaughtExceptionHandler(
            (thread, error) -> {
              if (error == this) {
                System.err.println(getMessage());
              } else {
                error.printStackTrace();
              }
            });
    throw this;
  }
}

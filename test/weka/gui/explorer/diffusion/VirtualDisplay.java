package weka.gui.explorer.diffusion;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** An invisible screen (Xvfb) on which the tests open windows. */
final class VirtualDisplay implements AutoCloseable {
  private final Process server;
  private final String name;

  private VirtualDisplay(Process server, String name) {
    this.server = server;
    this.name = name;
  }

  /** Starts a display of the given size in pixels; returns null if this machine has no Xvfb. */
  static VirtualDisplay open(int width, int height) throws IOException {
    Process server;
    try {
      server =
          new ProcessBuilder(
                  "Xvfb",
                  "-displayfd",
                  "1",
                  "-nolisten",
                  "tcp",
                  "-screen",
                  "0",
                  width + "x" + height + "x24")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      return null; // Xvfb is not installed
    }
    // the server writes its number once it is ready
    String number =
        new BufferedReader(
                new InputStreamReader(server.getInputStream(), StandardCharsets.US_ASCII))
            .readLine();
    if (number == null) {
      server.destroy();
      return null;
    }
    return new VirtualDisplay(server, ":" + number.trim());
  }

  /** The value for the environment variable DISPLAY. */
  String name() {
    return name;
  }

  @Override
  public void close() {
    server.destroy();
  }
}

package weka.classifiers.diffusion.page;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A browser without a window. */
final class Chromium {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "chrome");

  private final Path program;
  private final Path folder;

  private Chromium(Path program, Path folder) {
    this.program = program;
    this.folder = folder;
  }

  /** The browser of this machine; null if there is none. Its own files go to the folder. */
  static Chromium find(Path folder) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(place -> NAMES.stream().map(name -> Path.of(place, name)))
        .filter(Files::isExecutable)
        .findFirst()
        .map(program -> new Chromium(program, folder))
        .orElse(null);
  }

  /** The document after its scripts have run. */
  String document(Path page, int width, int height) throws Exception {
    return run(page, width, height, "--dump-dom");
  }

  void shoot(Path page, Path picture, int width, int height) throws Exception {
    run(page, width, height, "--screenshot=" + picture.toAbsolutePath());
  }

  private String run(Path page, int width, int height, String wanted) throws Exception {
    List<String> line =
        new ArrayList<>(
            List.of(
                program.toString(),
                "--headless",
                "--no-sandbox", // it opens nothing but our own page, often in a container
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--user-data-dir=" + folder.resolve("profile").toAbsolutePath(),
                "--virtual-time-budget=120000",
                "--window-size=" + width + "," + height,
                wanted,
                page.toUri().toString()));
    Path output = folder.resolve("output.txt");
    Process browser =
        new ProcessBuilder(line)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .redirectOutput(output.toFile())
            .start();
    if (!browser.waitFor(3, TimeUnit.MINUTES)) {
      browser.destroyForcibly();
      throw new IOException("the browser did not finish within three minutes");
    }
    return Files.readString(output, StandardCharsets.UTF_8);
  }
}

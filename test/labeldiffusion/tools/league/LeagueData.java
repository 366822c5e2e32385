package labeldiffusion.tools.league;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.converters.ArffSaver;

/** A small data set for tests of the league. */
final class LeagueData {
  static final int ROWS = 200;

  private LeagueData() {}

  static void write(Path folder, String name) throws IOException {
    try (OutputStream stream =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve(name + ".arff.gz")))) {
      ArffSaver saver = new ArffSaver();
      saver.setInstances(TwoMoons.generate(ROWS, 0.1, 1));
      saver.setDestination(stream);
      saver.writeBatch();
    }
  }
}

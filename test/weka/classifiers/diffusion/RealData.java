package weka.classifiers.diffusion;

import static org.junit.Assume.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/** Data sets that must not be redistributed. Tests that need a missing one are skipped. */
final class RealData {
  private RealData() {}

  static Path file(String name) {
    Path file = Path.of(System.getProperty("labeldiffusion.data", "../shared/data"), name);
    assumeTrue(
        "skipped, which is fine: this test needs the data set "
            + name
            + ", which cannot be distributed with the sources. If you have it, name its folder:"
            + " ./antw test -Ddata=DIR",
        Files.exists(file));
    return file;
  }

  static Instances read(String name) throws Exception {
    Instances data = DataSource.read(file(name).toString());
    data.setClassIndex(data.numAttributes() - 1);
    return data;
  }

  /** The labelled rows, one array per published split. */
  static List<int[]> splits(String name) throws Exception {
    return Files.readAllLines(file(name)).stream()
        .map(
            line ->
                Arrays.stream(line.split(","))
                    .mapToInt(row -> Integer.parseInt(row.trim()))
                    .toArray())
        .toList();
  }
}

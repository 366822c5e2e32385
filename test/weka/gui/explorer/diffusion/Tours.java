package weka.gui.explorer.diffusion;

import installed.ExplorerTour;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import weka.classifiers.diffusion.InstalledWeka;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/** Runs a tour through Weka's Explorer, with the installed package, on a virtual display. */
final class Tours {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 900;

  private final Path work;
  private String classes;

  /** Installs the package and writes the data the tours need. */
  Tours() throws Exception {
    InstalledWeka.install();
    work = InstalledWeka.folder("explorer");
    Path compiled =
        Path.of(ExplorerTour.class.getProtectionDomain().getCodeSource().getLocation().toURI())
            .resolve("installed");
    for (String file : compiled.toFile().list()) {
      classes =
          InstalledWeka.classes(work, Class.forName("installed." + file.replace(".class", "")));
    }
    write("moons.arff", TwoMoons.generate(400, 0.15, 1));
    write("unlabelled.arff", withoutLabels(TwoMoons.generate(400, 0.15, 1)));
    write("test.arff", TwoMoons.generate(100, 0.1, 2));
    write("many.arff", TwoMoons.generate(20_000, 0.1, 3));
    write("classes.arff", manyClasses());
    write(
        "iris.arff",
        new DataSource(
                DataSource.class.getResourceAsStream("/weka/gui/knowledgeflow/templates/iris.arff"))
            .getDataSet());
  }

  /** Runs a tour and returns its output; null if no windows can be opened on this machine. */
  String send(String kind, int scale, File screenshots) throws Exception {
    return send(ExplorerTour.class, kind, scale, screenshots);
  }

  /** Runs a tour of another class. */
  String send(Class<?> tour, String kind, int scale, File screenshots) throws Exception {
    try (VirtualDisplay display = VirtualDisplay.open(scale * WIDTH, scale * HEIGHT)) {
      if (display == null) {
        return null;
      }
      List<String> line =
          new ArrayList<>(List.of(InstalledWeka.javaHome().resolve("java").toString()));
      line.addAll(InstalledWeka.JVM);
      line.addAll(
          List.of(
              "-Djava.awt.headless=false",
              "-Dsun.java2d.uiScale=" + scale)); // the last value of a property is used
      for (String library :
          new String[] {"BLAS", "LAPACK", "ARPACK"}) { // avoids warnings about native libraries
        line.add(
            "-Dcom.github.fommil.netlib." + library + "=com.github.fommil.netlib.F2j" + library);
      }
      line.addAll(
          List.of(
              "-cp",
              classes + File.pathSeparator + InstalledWeka.JARS.resolve("*"),
              tour.getName(),
              work.toString(),
              screenshots.getPath(),
              kind));
      ProcessBuilder builder = new ProcessBuilder(line);
      builder.environment().put("DISPLAY", display.name());
      String said = InstalledWeka.run(work, builder);
      return said.startsWith("no windows") ? null : said;
    }
  }

  /** A file that a tour has saved. */
  Path saved(String name) {
    return work.resolve(name);
  }

  private static Instances withoutLabels(Instances table) {
    table.forEach(row -> row.setClassMissing());
    return table;
  }

  /** Forty classes with long names, all rows labelled. */
  private static Instances manyClasses() {
    List<String> names = IntStream.rangeClosed(1, 40).mapToObj(k -> "species number " + k).toList();
    List<Attribute> attributes =
        List.of(new Attribute("x"), new Attribute("y"), new Attribute("species", names));
    Instances data = new Instances("many classes", new ArrayList<>(attributes), 400);
    Random random = new Random(1);
    for (int i = 0; i < 400; i++) {
      int k = i % 40;
      double x = k % 8 + 0.2 * random.nextGaussian();
      double y = k / 8 + 0.2 * random.nextGaussian();
      data.add(new DenseInstance(1, new double[] {x, y, k}));
    }
    return data;
  }

  private void write(String name, Instances table) throws IOException {
    Files.writeString(work.resolve(name), table.toString());
  }
}

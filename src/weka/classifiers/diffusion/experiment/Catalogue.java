package weka.classifiers.diffusion.experiment;

import weka.classifiers.diffusion.LabelDiffusionClassifier;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All classifiers of this package, found where the package was loaded from: a new one needs no entry anywhere. */
public final class Catalogue {
  private Catalogue() { }

  /** A fresh object of each classifier, by name. */
  public static List<LabelDiffusionClassifier> classifiers() throws Exception {
    String folder = "/" + LabelDiffusionClassifier.class.getPackageName().replace('.', '/');
    URI folderOrJar = LabelDiffusionClassifier.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path origin = Path.of(folderOrJar);
    if (Files.isDirectory(origin)) {
      return in(Path.of(origin + folder));
    }
    try (FileSystem jar = FileSystems.newFileSystem(origin, Map.of())) {
      return in(jar.getPath(folder));
    }
  }

  private static List<LabelDiffusionClassifier> in(Path folder)
      throws IOException, ReflectiveOperationException, URISyntaxException {
    List<LabelDiffusionClassifier> found = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (String file : files.map(path -> path.getFileName().toString()).sorted().toList()) {
        if (file.endsWith(".class") && !file.equals("package-info.class")) {
          String name = LabelDiffusionClassifier.class.getPackageName() + "." + file.replace(".class", "");
          Class<?> type = Class.forName(name, false, LabelDiffusionClassifier.class.getClassLoader());
          if (LabelDiffusionClassifier.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) {
            found.add((LabelDiffusionClassifier) type.getDeclaredConstructor().newInstance());
          }
        }
      }
    }
    return found;
  }
}

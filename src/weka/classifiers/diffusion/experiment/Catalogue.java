package weka.classifiers.diffusion.experiment;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.filters.unsupervised.LabelFilter;

/**
 * Lists the classifiers and filters of this package by looking through the folder or jar it was
 * loaded from. A new classifier needs no registration.
 */
public final class Catalogue {
  private Catalogue() {}

  /** A new object of each classifier, sorted by class name. */
  public static List<LabelDiffusionClassifier> classifiers() throws Exception {
    return objects(LabelDiffusionClassifier.class);
  }

  /** A new object of each filter, sorted by class name. */
  public static List<LabelFilter> filters() throws Exception {
    return objects(LabelFilter.class);
  }

  private static <T> List<T> objects(Class<T> type) throws Exception {
    URI folderOrJar = type.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path origin = Path.of(folderOrJar);
    if (Files.isDirectory(origin)) {
      return in(origin, type);
    }
    try (FileSystem jar = FileSystems.newFileSystem(origin, Map.of())) {
      return in(jar.getPath("/"), type);
    }
  }

  private static <T> List<T> in(Path root, Class<T> type)
      throws IOException, ReflectiveOperationException {
    List<T> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root.resolve("weka"))) {
      for (String file :
          files
              .map(path -> root.relativize(path).toString().replace('\\', '/'))
              .sorted()
              .toList()) {
        if (file.endsWith(".class") && !file.endsWith("package-info.class")) {
          String name = file.replace(".class", "").replace('/', '.');
          Class<?> candidate = Class.forName(name, false, type.getClassLoader());
          if (type.isAssignableFrom(candidate) && !Modifier.isAbstract(candidate.getModifiers())) {
            found.add(type.cast(candidate.getDeclaredConstructor().newInstance()));
          }
        }
      }
    }
    return found;
  }
}

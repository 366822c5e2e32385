package labeldiffusion.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import labeldiffusion.neighbours.RecentLists;
import org.junit.Test;

/** The directions in which packages may depend on each other, and what the engine must not do. */
public class ArchitectureTest {
  private static final String ENGINE = "labeldiffusion";
  private static final String CLASSIFIERS = "weka.classifiers.diffusion";

  /** The engine's packages in layers: each package may use those of earlier layers only. */
  private static final List<List<String>> LAYERS =
      List.of(
          List.of("parallel", "report"),
          List.of("sparse", "points"),
          List.of("neighbours", "neighbours.exact", "neighbours.approximate", "neighbours.sparse"),
          List.of("labels"),
          List.of("graph", "files"),
          List.of("diffusion"),
          List.of("diffusion.stepped", "diffusion.linear"),
          List.of("sizes"),
          List.of("selection", "picture"),
          List.of("page"),
          List.of("model"),
          List.of("labelling"));

  private static final JavaClasses PRODUCT = classes("engine", "weka");
  private static final JavaClasses EVERYTHING = classes("engine", "weka", "tools");

  private static JavaClasses classes(String... folders) {
    Path classes = SourceTree.ROOT.resolve("build/classes");
    return new ClassFileImporter().importPaths(Stream.of(folders).map(classes::resolve).toList());
  }

  @Test
  public void allClassesAreExamined() {
    for (String name :
        List.of(
            "labeldiffusion.graph.SimilarityGraph",
            "weka.classifiers.diffusion.SmoothDiffusion",
            "weka.gui.explorer.diffusion.DiffusePanel")) {
      PRODUCT.get(name);
    }
    EVERYTHING.get("labeldiffusion.tools.paper.PaperTable");
  }

  @Test
  public void everyEnginePackageHasALayer() {
    Set<String> found =
        PRODUCT.stream()
            .map(JavaClass::getPackageName)
            .filter(name -> name.startsWith(ENGINE + "."))
            .map(name -> name.substring(ENGINE.length() + 1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        LAYERS.stream().flatMap(List::stream).collect(Collectors.toCollection(TreeSet::new)),
        found);
  }

  @Test
  public void enginePackagesUseEarlierLayersOnly() {
    List<String> later = new ArrayList<>();
    for (List<String> layer : reversed(LAYERS)) {
      for (String name : layer) {
        List<String> forbidden = new ArrayList<>(later);
        layer.stream().filter(other -> !areOneRoom(name, other)).forEach(forbidden::add);
        if (!forbidden.isEmpty()) {
          noClasses()
              .that()
              .resideInAPackage(ENGINE + "." + name)
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(
                  forbidden.stream().map(other -> ENGINE + "." + other).toArray(String[]::new))
              .check(PRODUCT);
        }
      }
      later.addAll(layer);
    }
  }

  /** The front door of a package and the rooms behind it may use each other. */
  private static boolean areOneRoom(String name, String other) {
    return name.equals(other) || name.startsWith("neighbours") && other.startsWith("neighbours");
  }

  @Test
  public void engineUsesOnlyItselfAndTheJavaLibraryWithoutWindows() {
    noClasses()
        .that()
        .resideInAPackage(ENGINE + "..")
        .should()
        .dependOnClassesThat(not(resideInAnyPackage(ENGINE + "..", "java..")))
        .orShould()
        .dependOnClassesThat(resideInAnyPackage("java.awt..", "java.beans.."))
        .check(PRODUCT);
  }

  @Test
  public void engineDoesNotPrint() {
    noClasses()
        .that()
        .resideInAPackage(ENGINE + "..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .callMethodWhere(target(name("printStackTrace")))
        .check(PRODUCT);
  }

  /** Digits, decimal points and letters would otherwise follow the user's locale. */
  @Test
  public void textIsMadeWithoutTheUsersLocale() {
    noClasses()
        .should()
        .callMethod(String.class, "format", String.class, Object[].class)
        .orShould()
        .callMethod(String.class, "formatted", Object[].class)
        .orShould()
        .callMethod(PrintStream.class, "printf", String.class, Object[].class)
        .orShould()
        .callMethod(String.class, "toLowerCase")
        .orShould()
        .callMethod(String.class, "toUpperCase")
        .check(EVERYTHING);
  }

  @Test
  public void staticFieldsAreFinal() {
    fields().that().areStatic().should().beFinal().check(PRODUCT);
  }

  /**
   * The one exception to "no static mutable state": copies of a classifier share nothing else in
   * which the folds of a cross-validation could find the lists of the fold before.
   */
  @Test
  public void onlyRunsOverPointsUseTheListsOfEarlierRuns() {
    noClasses()
        .that(not(name("labeldiffusion.model.PointRun")))
        .and(not(name("labeldiffusion.model.PointSearch")))
        .and(not(name(RecentLists.class.getName())))
        .should()
        .accessField(RecentLists.class, "SHARED")
        .check(PRODUCT);
    fields()
        .that()
        .areStatic()
        .and()
        .haveRawType(RecentLists.class)
        .should()
        .haveName("SHARED")
        .check(PRODUCT);
  }

  /** A final array can still be changed by whoever sees it. */
  @Test
  public void staticArraysArePrivate() {
    fields().that().areStatic().should(bePrivateIfAnArray()).check(PRODUCT);
  }

  private static DescribedPredicate<JavaClass> isAnnotation() {
    return DescribedPredicate.describe("annotations", JavaClass::isAnnotation);
  }

  /** Annotations that tell the property sheet how to show an option are no windows. */
  @Test
  public void classifiersDoNotUseWindowsOrFilters() {
    noClasses()
        .that()
        .resideInAnyPackage(CLASSIFIERS, CLASSIFIERS + ".base", CLASSIFIERS + ".rows")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "weka.gui..",
                    "weka.filters.unsupervised",
                    "java.awt..",
                    "javax.swing..",
                    "org.jfree..")
                .and(not(isAnnotation())))
        .check(PRODUCT);
  }

  @Test
  public void rowsKnowNothingOfTheClassifiersAndTheBaseNothingOfOneClassifier() {
    noClasses()
        .that()
        .resideInAPackage(CLASSIFIERS + ".rows")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CLASSIFIERS, CLASSIFIERS + ".base", CLASSIFIERS + ".experiment")
        .check(PRODUCT);
    noClasses()
        .that()
        .resideInAPackage(CLASSIFIERS + ".base")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CLASSIFIERS, CLASSIFIERS + ".experiment")
        .check(PRODUCT);
  }

  @Test
  public void productDoesNotUseTheTools() {
    noClasses()
        .that()
        .resideOutsideOfPackage("labeldiffusion.tools..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("labeldiffusion.tools..")
        .check(EVERYTHING);
    assertFalse(PRODUCT.stream().anyMatch(type -> type.getPackageName().contains(".tools")));
  }

  @Test
  public void noTwoTopLevelClassesShareAName() {
    Map<String, Set<String>> byName = new TreeMap<>();
    EVERYTHING.stream()
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .forEach(
            type ->
                byName
                    .computeIfAbsent(type.getSimpleName(), name -> new TreeSet<>())
                    .add(type.getName()));
    byName.values().removeIf(types -> types.size() == 1);
    assertEquals(Map.of(), byName);
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> copy = new ArrayList<>(list);
    Collections.reverse(copy);
    return copy;
  }

  private static ArchCondition<JavaField> bePrivateIfAnArray() {
    return new ArchCondition<>("be private if they are arrays") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        if (field.getRawType().isArray()
            && !field.getModifiers().contains(JavaModifier.PRIVATE)
            && !field.getModifiers().contains(JavaModifier.SYNTHETIC)) {
          events.add(SimpleConditionEvent.violated(field, field.getFullName()));
        }
      }
    };
  }
}

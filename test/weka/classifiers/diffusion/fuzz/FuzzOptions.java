package weka.classifiers.diffusion.fuzz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import weka.core.Option;
import weka.core.OptionHandler;

/** Random options for a classifier, a few of them wrong. */
final class FuzzOptions {
  private static final Map<String, List<String>> VALUES = new LinkedHashMap<>();
  private static final Map<String, List<String>> BAD = new LinkedHashMap<>();

  static {
    VALUES.put("K", List.of("1", "2", "5", "10", "50"));
    VALUES.put(
        "width",
        List.of(
            "GLOBAL",
            "LOCAL",
            "FIXED -sigma-x 0.5",
            "FIXED -sigma-x 1e-300",
            "FIXED -sigma-x 1e300"));
    VALUES.put("scaling", List.of("NORMALIZE", "STANDARDIZE", "NONE"));
    VALUES.put(
        "metric",
        List.of(
            "EUCLIDEAN",
            "COSINE",
            "MANHATTAN",
            "WEKA",
            "WEKA -distance-function weka.core.ChebyshevDistance",
            "WEKA -distance-function weka.core.ManhattanDistance"));
    VALUES.put("search", List.of("AUTO", "EXACT", "APPROXIMATE"));
    VALUES.put("recall", List.of("0.5", "1"));
    VALUES.put("steps", List.of("0", "1", "5", "20"));
    VALUES.put("delta", List.of("1e-6", "0.5", "2", "1e6"));
    VALUES.put("scheme", List.of("EXPLICIT", "IMPLICIT"));
    VALUES.put("label-weights", List.of("BALANCED", "ONE_HOT"));
    VALUES.put("label-rule", List.of("CLAMP", "RELEASE"));
    VALUES.put("self-loops", List.of(""));
    VALUES.put("initial-steps", List.of("0", "1", "7"));
    VALUES.put("sigma-f", List.of("1e-12", "0.1", "3", "1e12"));
    VALUES.put("match-width", List.of("1e-12", "0.3", "1e12"));
    VALUES.put("tangent-dimension", List.of("1", "2", "3", "10"));
    VALUES.put("least-diffusivity", List.of("1e-300", "1"));
    VALUES.put("density-exponent", List.of("0.5", "1"));
    VALUES.put("alpha", List.of("1e-9", "0.5", "0.9", "0.999999"));
    VALUES.put("class-sizes", List.of("AUTO", "FREE", "EVEN", "LABELS"));
    VALUES.put("damping", List.of("0", "1e-6", "0.1", "0.9"));
    VALUES.put("tolerance", List.of("1e-3", "1e-12"));
    VALUES.put("max-iterations", List.of("1", "30"));
    VALUES.put(
        "select",
        List.of("NONE", "HOLDOUT -K-grid 2,4", "CROSS_VALIDATION -K-grid 1,50 -select-folds 3"));
    BAD.put("K", List.of("0", "-3", "x", "1e9", "99999999999"));
    BAD.put("width", List.of("FIXED", "GLOBAL -sigma-x 1", "FIXED -sigma-x NaN", "WIDE"));
    BAD.put("metric", List.of("FAR", "WEKA -distance-function Far"));
    BAD.put("recall", List.of("0", "NaN", "2"));
    BAD.put("steps", List.of("-1", "1.5", "many"));
    BAD.put("delta", List.of("0", "NaN", "Infinity", "-1"));
    BAD.put("sigma-f", List.of("0", "NaN", "-0.1", "Infinity"));
    BAD.put("match-width", List.of("0", "NaN"));
    BAD.put("tangent-dimension", List.of("-1", "11", "1.5"));
    BAD.put("least-diffusivity", List.of("0", "2", "NaN"));
    BAD.put("density-exponent", List.of("-1", "2", "NaN"));
    BAD.put("alpha", List.of("0", "1", "NaN", "7"));
    BAD.put("class-sizes", List.of("SOME", "1,x", "0.5", "-1,2"));
    BAD.put("damping", List.of("-1", "1", "NaN"));
    BAD.put("tolerance", List.of("0", "-1", "NaN"));
    BAD.put("max-iterations", List.of("0", "-1"));
    BAD.put(
        "select",
        List.of(
            "SOME", "HOLDOUT -K-grid 0", "HOLDOUT -K-grid ,", "CROSS_VALIDATION -select-folds 1"));
    BAD.put("num-slots", List.of("-1"));
    BAD.put("graph", List.of("no-such-file.csv"));
    BAD.put("distances", List.of("no-such-file.csv"));
  }

  private FuzzOptions() {}

  /** Options as they would be typed; about one in twelve asks for something that cannot be. */
  static String[] of(OptionHandler handler, Random random) {
    List<String> known = new ArrayList<>();
    for (Option option : Collections.list(handler.listOptions())) {
      known.add(option.name());
    }
    List<String> words = new ArrayList<>();
    for (Map.Entry<String, List<String>> entry : VALUES.entrySet()) {
      if (known.contains(entry.getKey()) && random.nextInt(4) == 0) {
        add(words, entry.getKey(), entry.getValue(), random);
      }
    }
    if (known.contains("steps") && !words.contains("-steps")) {
      add(words, "steps", List.of("3"), random);
    }
    if (random.nextInt(12) == 0) {
      List<String> names = BAD.keySet().stream().filter(known::contains).toList();
      String name = names.get(random.nextInt(names.size()));
      int there = words.indexOf("-" + name);
      if (there < 0) {
        add(words, name, BAD.get(name), random);
      }
    }
    return words.toArray(new String[0]);
  }

  private static void add(List<String> words, String name, List<String> values, Random random) {
    words.add("-" + name);
    String value = values.get(random.nextInt(values.size()));
    if (!value.isEmpty()) {
      words.addAll(List.of(value.split(" ")));
    }
  }
}

package weka.classifiers.diffusion.fuzz;

import java.util.Random;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.OptionHandler;
import weka.core.Utils;
import weka.filters.Filter;

/**
 * A filter of the package on a random table: no row is lost or moved, given classes stay, added
 * numbers are probabilities, and rows that no label has reached have no confidence.
 */
final class FilterCase {
  private FilterCase() {}

  static String run(long seed, Fuzz fuzz) throws Exception {
    FuzzData data = new FuzzData(seed);
    Random random = new Random(seed + 1);
    boolean isHiding = random.nextInt(3) == 0;
    String[] options = isHiding ? hiding(random) : filling(seed, random);
    String before = data.training + "\n" + data.test;
    Instances[] first;
    try {
      first = apply(isHiding, options, data);
    } catch (Exception e) {
      Fuzz.check(
          Fuzz.refused(e),
          "must be refused in one sentence, was " + e.getClass().getName() + ": " + e.getMessage());
      return Fuzz.REJECTED + Fuzz.general(e.getMessage());
    } finally {
      Fuzz.check(before.equals(data.training + "\n" + data.test), "the data must stay as it was");
    }
    check(data.training, first[0], isHiding);
    check(data.test, first[1], false);
    Instances[] again = apply(isHiding, options, data);
    for (int batch = 0; batch < 2; batch++) {
      Fuzz.check(
          first[batch].toString().equals(again[batch].toString()), "must give the same rows twice");
      fuzz.addToDigest(first[batch].toString().hashCode());
    }
    return Fuzz.FILTERED;
  }

  private static String[] hiding(Random random) {
    String[] values = {"0", "1", "3", "1000", "-1", "x"};
    return random.nextBoolean()
        ? new String[] {"-m", values[random.nextInt(values.length)]}
        : new String[] {"-P", new String[] {"0", "10", "100", "101", "NaN"}[random.nextInt(5)]};
  }

  private static String[] filling(long seed, Random random) throws Exception {
    OptionHandler classifier = (OptionHandler) Fuzz.classifier(seed / 3);
    String specification =
        classifier.getClass().getName()
            + " "
            + Utils.joinOptions(FuzzOptions.of(classifier, random));
    return switch (random.nextInt(3)) {
      case 0 -> new String[] {"-W", specification};
      case 1 -> new String[] {"-W", specification, "-probabilities"};
      default -> new String[] {"-W", specification, "-probabilities", "-confidence", "-origin"};
    };
  }

  private static Instances[] apply(boolean isHiding, String[] options, FuzzData data)
      throws Exception {
    String name =
        isHiding
            ? "weka.filters.unsupervised.instance.HideLabels"
            : "weka.filters.unsupervised.attribute.DiffuseLabels";
    Filter filter = (Filter) Utils.forName(Filter.class, name, options.clone());
    filter.setInputFormat(data.training);
    Instances training = Filter.useFilter(data.training, filter);
    return new Instances[] {training, Filter.useFilter(data.test, filter)};
  }

  private static void check(Instances before, Instances after, boolean mayHide) {
    Fuzz.check(before.numInstances() == after.numInstances(), "no row may be lost");
    int added = after.numAttributes() - before.numAttributes();
    for (int i = 0; i < before.numInstances(); i++) {
      Instance old = before.instance(i);
      Instance row = after.instance(i);
      Fuzz.check(
          mayHide && row.classIsMissing()
              || old.classIsMissing()
              || old.classValue() == row.classValue(),
          "a given class must stay");
      for (int a = before.numAttributes() - 1; added > 0 && a < after.numAttributes(); a++) {
        boolean isConfidence = after.attribute(a).name().equals("confidence");
        if (isConfidence && !row.stringValue(after.attribute("origin")).equals("predicted")) {
          Fuzz.check(
              !row.stringValue(after.attribute("origin")).equals("not reached") || row.isMissing(a),
              "a row that no label has reached has no confidence");
        } else if (isConfidence || after.attribute(a).name().startsWith("p_")) {
          Fuzz.check(
              row.value(a) >= 0 && row.value(a) <= 1 + 1e-9,
              "must be a probability, was " + row.value(a));
        }
      }
    }
  }
}

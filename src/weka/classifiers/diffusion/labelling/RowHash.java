package weka.classifiers.diffusion.labelling;

import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/** Hashes of rows by their contents, without the class: they stay the same while labels change. */
final class RowHash {
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private RowHash() {}

  static long[] of(Instances table) {
    return table.stream().mapToLong(RowHash::of).toArray();
  }

  private static long of(Instance row) {
    long hash = 1;
    for (int a = 0; a < row.numAttributes(); a++) {
      if (a != row.classIndex()) {
        hash = (hash ^ value(row, row.attribute(a))) * FACTOR;
        hash ^= hash >>> 29;
      }
    }
    return hash;
  }

  /** Names by their text: their numbers may differ from file to file. */
  private static long value(Instance row, Attribute attribute) {
    if (row.isMissing(attribute)) {
      return FACTOR;
    }
    return attribute.isNominal() || attribute.isString()
        ? row.stringValue(attribute).hashCode()
        : Double.doubleToLongBits(row.value(attribute) + 0.0); // -0.0 is 0.0
  }
}

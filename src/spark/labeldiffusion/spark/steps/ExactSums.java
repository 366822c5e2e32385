package labeldiffusion.spark.steps;

import java.io.Serializable;
import java.util.Arrays;
import java.util.stream.Stream;

/** Several {@link ExactSum}s, such as one per class. */
final class ExactSums implements Serializable {
  private static final long serialVersionUID = 1L;

  private final ExactSum[] sums;

  ExactSums(int count) {
    sums = Stream.generate(ExactSum::new).limit(count).toArray(ExactSum[]::new);
  }

  void add(int t, double x) {
    sums[t].add(x);
  }

  ExactSums add(ExactSums others) {
    for (int t = 0; t < sums.length; t++) {
      sums[t].add(others.sums[t]);
    }
    return this;
  }

  double[] values() {
    return Arrays.stream(sums).mapToDouble(ExactSum::value).toArray();
  }
}

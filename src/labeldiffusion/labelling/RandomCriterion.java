package labeldiffusion.labelling;

import java.util.Random;
import java.util.stream.IntStream;

/** Rows at random, for comparison. */
final class RandomCriterion implements Criterion {
  @Override
  public int[] choose(Situation now, int count) {
    int[] open = now.open().stream().toArray();
    Random random = new Random(now.seed() * 0x9E3779B97F4A7C15L + now.answers());
    int wanted = Math.min(count, open.length);
    for (int m = 0; m < wanted; m++) { // the first steps of a shuffle
      int other = m + random.nextInt(open.length - m);
      int v = open[m];
      open[m] = open[other];
      open[other] = v;
    }
    return IntStream.of(open).limit(wanted).toArray();
  }
}

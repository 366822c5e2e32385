package labeldiffusion.benchmark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import labeldiffusion.diffusion.Watcher;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * The memory that every method takes, against the estimate in its report, over a grid of sizes. The
 * measured peak is the largest live heap, less what lived before the classifier was built: a
 * watcher collects garbage whenever a phase begins, and at the 1st, 2nd, 4th, 8th ... event of it;
 * meanwhile another thread collects half of the time, for what a solver holds only while it runs.
 * Arguments: n, and a part of the names of the classifiers.
 */
final class MemoryJob {
  private MemoryJob() {}

  /** A point of the grid. */
  private record Case(int n, int d, int k, int classes, String options) {
    @Override
    public String toString() {
      return n + "x" + d + ",K=" + k + ",c=" + classes + options.replace(' ', '_');
    }
  }

  public static void main(String[] words) throws Exception {
    int n = Integer.parseInt(words[0]);
    List<Case> cases =
        List.of(
            new Case(n, 10, 5, 2, ""),
            new Case(n, 10, 5, 20, ""),
            new Case(n, 10, 20, 2, ""),
            new Case(n, 200, 5, 2, ""),
            new Case(n, 50, 10, 5, " -search APPROXIMATE"));
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      if (classifier.getClass().getSimpleName().contains(words[1])) {
        build(classifier, table(new Case(100, 2, 3, 2, "")), new AtomicLong()); // loads classes
        for (Case one : cases) {
          measure(classifier, one);
        }
      }
    }
  }

  private static void measure(LabelDiffusionClassifier classifier, Case one) throws Exception {
    Instances table = table(one);
    LabelDiffusionClassifier fresh = classifier.getClass().getConstructor().newInstance();
    fresh.setOptions(
        Utils.splitOptions(
            "-K " + one.k + " -no-cache -num-slots 1 -calibration PRIOR" + one.options));
    Measure.liveHeap();
    Thread.sleep(50); // for whatever must be finalised first
    long before = Measure.liveHeap();
    AtomicLong peak = new AtomicLong();
    String report = build(fresh, table, peak);
    double estimate = Double.parseDouble(report.replaceAll("(?s).*about (\\S+) MB at.*", "$1"));
    double measured = (peak.get() - before) / 1e6;
    Measure.print(
        classifier.getClass().getSimpleName() + "," + one,
        String.format(Locale.ROOT, "%.3f", estimate / measured));
  }

  private static String build(LabelDiffusionClassifier classifier, Instances table, AtomicLong peak)
      throws Exception {
    classifier.addWatcher(new Collector(peak));
    AtomicBoolean isBuilt = new AtomicBoolean();
    Thread sampler = new Thread(() -> sample(peak, isBuilt));
    sampler.start();
    classifier.buildClassifier(table);
    isBuilt.set(true);
    sampler.join();
    peak.accumulateAndGet(Measure.liveHeap(), Math::max);
    return classifier.toString();
  }

  /** Pauses as long as each collection took: otherwise the job would hardly run at all. */
  private static void sample(AtomicLong peak, AtomicBoolean isBuilt) {
    while (!isBuilt.get()) {
      long start = System.nanoTime();
      peak.accumulateAndGet(Measure.liveHeap(), Math::max);
      LockSupport.parkNanos(System.nanoTime() - start);
    }
  }

  /** Measures the live heap at some events of every phase. */
  private static final class Collector implements Watcher {
    private final AtomicLong peak;
    private String phase = "";
    private int events;

    Collector(AtomicLong peak) {
      this.peak = peak;
    }

    @Override
    public void at(String now, int done, int total) {
      hear(now);
    }

    @Override
    public void stepped(int t, double[] F, double[] wD) {
      hear("step");
    }

    private void hear(String now) {
      events = now.equals(phase) ? events + 1 : 1;
      phase = now;
      if (Integer.bitCount(events) == 1) {
        peak.accumulateAndGet(Measure.liveHeap(), Math::max);
      }
    }
  }

  /** Clusters of numbers that no shorter form than a double holds; ten labels per class. */
  private static Instances table(Case one) {
    Clusters clusters = new Clusters(one.n, one.d, one.classes, 1);
    int[] shown = Clusters.shown(clusters.classOf, one.classes, Settings.LABELS_PER_CLASS);
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < one.d; a++) {
      attributes.add(new Attribute("x" + a));
    }
    List<String> names = new ArrayList<>();
    for (int t = 0; t < one.classes; t++) {
      names.add("c" + t);
    }
    attributes.add(new Attribute("class", names));
    Instances table = new Instances("clusters", attributes, one.n);
    table.setClassIndex(one.d);
    for (int i = 0; i < one.n; i++) {
      double[] values = Arrays.copyOf(clusters.rows[i], one.d + 1);
      values[one.d] = shown[i] < 0 ? Double.NaN : shown[i];
      table.add(new DenseInstance(1, values));
    }
    return table;
  }
}

package labeldiffusion.benchmark;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * A whole job on texts, which are rows with few non-zero entries: from a table with few labels to a
 * class for every row. Arguments: folder of the data sets, a set of it or "generated", rows of the
 * latter, sparse or dense instances.
 */
final class TextJob {
  private static final int LABELS = 50;

  /** The number of words in the set "real-sim". */
  static final int TERMS = 20_958;

  private static final int WORDS_IN_A_TEXT = 55; // about 50 of them are different

  private TextJob() {}

  public static void main(String[] words) throws Exception {
    Instances table =
        words[1].equals("generated")
            ? generated(Integer.parseInt(words[2]))
            : DataSource.read(Path.of(words[0], words[1] + ".arff.gz").toString());
    table.setClassIndex(table.numAttributes() - 1);
    table.randomize(new Random(1));
    long entries = table.stream().mapToLong(row -> row.numValues()).sum();
    for (int i = 0; i < table.size(); i++) {
      if (i >= LABELS) {
        table.get(i).setClassMissing();
      }
      if (words[3].equals("dense")) {
        table.set(i, new DenseInstance(1, table.get(i).toDoubleArray()));
      }
    }
    Measure.print("shape", table.size() + " x " + (table.numAttributes() - 1));
    Measure.print("entries", (double) entries / table.size());
    Measure.print("table", Measure.liveHeap());
    AtomicLong peak = Measure.peakAfterCollections();
    Measure measure = new Measure();
    SmoothDiffusion classifier = new SmoothDiffusion();
    classifier.setOptions(
        new String[] {
          "-K",
          String.valueOf(Settings.K),
          "-metric",
          "COSINE",
          "-scaling",
          "NONE",
          "-search",
          "EXACT"
        });
    classifier.buildClassifier(table);
    classifier.distributionsForInstances(table);
    measure.print();
    Measure.print("graph", classifier.getMeasure("measureGraphSeconds"));
    Measure.printHeap(peak);
  }

  /**
   * Words follow Zipf's law, half of them from the text's topic; values are counts times inverse
   * frequency.
   */
  private static Instances generated(int n) {
    Random random = new Random(1);
    double[] cumulated = new double[TERMS];
    for (int a = 0; a < TERMS; a++) {
      cumulated[a] = (a == 0 ? 0 : cumulated[a - 1]) + 1.0 / (a + 1);
    }
    int[] textsWith = new int[TERMS];
    List<TreeMap<Integer, Integer>> texts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      TreeMap<Integer, Integer> text = new TreeMap<>();
      int topic = 1 + i % 200;
      double length = WORDS_IN_A_TEXT * Math.exp(0.5 * random.nextGaussian());
      for (int w = 0; w <= length; w++) {
        int place = Arrays.binarySearch(cumulated, random.nextDouble() * cumulated[TERMS - 1]);
        int term = Math.min(TERMS - 1, place < 0 ? -place - 1 : place);
        text.merge(term > 100 && w % 2 == 0 ? (term + topic * 97) % TERMS : term, 1, Integer::sum);
      }
      text.keySet().forEach(term -> textsWith[term]++);
      texts.add(text);
    }
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < TERMS; a++) {
      attributes.add(new Attribute("term" + a));
    }
    attributes.add(new Attribute("class", List.of("a", "b")));
    Instances table = new Instances("texts", attributes, n);
    for (int i = 0; i < n; i++) {
      int[] index = texts.get(i).keySet().stream().mapToInt(term -> term).toArray();
      double[] value = new double[index.length + 1];
      for (int p = 0; p < index.length; p++) {
        value[p] = texts.get(i).get(index[p]) * Math.log((n + 1.0) / textsWith[index[p]]);
      }
      value[index.length] = i % 2;
      index = Arrays.copyOf(index, value.length);
      index[value.length - 1] = TERMS;
      table.add(new SparseInstance(1, value, index, TERMS + 1));
      texts.set(i, null);
    }
    return table;
  }
}

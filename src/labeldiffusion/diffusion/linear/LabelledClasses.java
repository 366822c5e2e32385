package labeldiffusion.diffusion.linear;

import java.util.stream.IntStream;
import labeldiffusion.labels.Labels;

/**
 * The classes that have labels, numbered from 0 in their old order. All other columns of F are 0 in
 * every method of this package, so they need not be solved.
 *
 * @param labels the labels by the new numbers
 * @param oldClass the old number of each class
 * @param allClasses number of classes, with and without labels
 */
record LabelledClasses(Labels labels, int[] oldClass, int allClasses) {

  /** Throws if scores of all rows and classes do not fit into an array. */
  static LabelledClasses of(Labels labels) {
    Labels.length(labels.size(), labels.classes());
    int[] counts = labels.counts();
    int[] oldClass = IntStream.range(0, counts.length).filter(t -> counts[t] > 0).toArray();
    int[] newClass = new int[counts.length];
    for (int t = 0; t < oldClass.length; t++) {
      newClass[oldClass[t]] = t;
    }
    int[] classOf = labels.classOf().clone();
    for (int i = 0; i < classOf.length; i++) {
      classOf[i] = labels.isLabelled(i) ? newClass[classOf[i]] : Labels.UNLABELLED;
    }
    return new LabelledClasses(new Labels(classOf, oldClass.length), oldClass, labels.classes());
  }

  /** F with columns for all classes, 0 for those without labels; F itself if all have labels. */
  double[] spread(double[] F) {
    int c = oldClass.length;
    if (c == allClasses) {
      return F;
    }
    double[] all = new double[labels.size() * allClasses];
    for (int i = 0; i < labels.size(); i++) {
      for (int t = 0; t < c; t++) {
        all[i * allClasses + oldClass[t]] = F[i * c + t];
      }
    }
    return all;
  }
}

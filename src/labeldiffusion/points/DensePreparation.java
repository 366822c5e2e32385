package labeldiffusion.points;

import java.util.Arrays;

/** Prepares rows that are stored in full afterwards, however they were stored before. */
final class DensePreparation implements Preparation {
  private static final long serialVersionUID = 1L;

  private final ColumnScales scales;
  private final Metric metric;

  DensePreparation(ColumnScales scales, Metric metric) {
    this.scales = scales;
    this.metric = metric;
  }

  @Override
  public DensePoints prepare(Points raw) {
    double[][] numbers = new double[raw.size()][];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = scales.finished(raw.copyOfNumbers(i), metric);
    }
    return new DensePoints(numbers, knownCodes(raw), metric);
  }

  @Override
  public DensePoints prepareWhenRead(Points raw, boolean areKept) {
    return raw instanceof DensePoints dense
        ? dense.preparedWhenRead(scales, knownCodes(raw), metric, areKept)
        : prepare(raw);
  }

  @Override
  public Fingerprint fingerprint(Points raw) {
    return scales.fingerprint(raw, metric);
  }

  private int[][] knownCodes(Points raw) {
    int[][] codes = new int[raw.size()][];
    Arrays.setAll(codes, i -> scales.known(raw.codes(i)));
    return codes;
  }

  @Override
  public boolean agreesWith(Preparation later) {
    return later instanceof DensePreparation other
        && metric == other.metric
        && scales.agreesWith(other.scales);
  }
}

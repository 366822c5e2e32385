package labeldiffusion.points;

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
    int[][] codes = new int[raw.size()][];
    for (int i = 0; i < raw.size(); i++) {
      double[] row = raw.numbers(i);
      for (int a = 0; a < row.length; a++) {
        row[a] = scales.finite(row[a], a);
      }
      metric.finish(row, row.length);
      numbers[i] = row;
      codes[i] = raw.codes(i);
      for (int a = 0; a < codes[i].length; a++) {
        codes[i][a] = scales.known(codes[i][a], a);
      }
    }
    return new DensePoints(numbers, codes, metric);
  }

  @Override
  public boolean agreesWith(Preparation later) {
    return later instanceof DensePreparation other
        && metric == other.metric
        && scales.agreesWith(other.scales);
  }
}

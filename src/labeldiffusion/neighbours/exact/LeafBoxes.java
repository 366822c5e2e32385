package labeldiffusion.neighbours.exact;

/**
 * The boxes of all leaves, arranged so that a point is compared with all of them at once, one
 * coordinate after the other. A box is stored as its centre and half its width.
 */
final class LeafBoxes {
  /** Covers the rounding of a difference that includes half a width. */
  private static final double WIDER = 1 + 0x1p-21;

  private final Leaves leaves;
  private final float[][] centre;
  private final float[][] halfWidth;

  LeafBoxes(Leaves leaves) {
    this.leaves = leaves;
    int length = Math.min(Leaves.BOX, leaves.projection.coordinates());
    centre = new float[length][leaves.count()];
    halfWidth = new float[length][leaves.count()];
    for (int b = 0; b < leaves.count(); b++) {
      for (int t = 0; t < length; t++) {
        double low = leaves.low(b, t);
        double high = leaves.high(b, t);
        float middle = (float) ((low + high) / 2);
        centre[t][b] = middle;
        halfWidth[t][b] = Leaves.up(WIDER * Math.max(high - middle, middle - low));
      }
    }
  }

  /** Lower bounds of half the squared distance between a point and any point of each leaf. */
  float[] bounds(float[] p, float allowance) {
    float[] sums = new float[leaves.count()];
    for (int t = 0; t < centre.length; t++) {
      LeafKernels.addSquaredGaps(p[t], centre[t], halfWidth[t], sums);
    }
    for (int b = 0; b < sums.length; b++) {
      sums[b] = Math.max(0, sums[b] / 8 - allowance - leaves.leafAllowance(b));
    }
    return sums;
  }
}

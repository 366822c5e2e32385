package labeldiffusion.spark.steps;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import labeldiffusion.labels.Labels;
import labeldiffusion.spark.blocks.Block;
import labeldiffusion.spark.blocks.LocalRows;
import labeldiffusion.spark.blocks.Packet;
import labeldiffusion.sparse.Laplacian;
import labeldiffusion.sparse.SparseMatrix;

/**
 * The rows of A X = B that a block owns. The state of the solver is one array of three parts of m
 * numbers each, m = own nodes times classes: X, the residuals R and the directions P.
 */
final class LinearBlock implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Block block;
  private final LinearMethod method;
  private final double alpha;
  private final int c;

  LinearBlock(Block block, LinearMethod method, double alpha, int c) {
    this.block = block;
    this.method = method;
    this.alpha = alpha;
    this.c = c;
  }

  /**
   * @param diagonal of A, by which residuals are divided
   */
  private record Operator(Laplacian A, double[] diagonal) {}

  private Operator operator() {
    return block.work(
        Operator.class,
        () -> {
          Laplacian A = method == LinearMethod.LGC ? spreading() : harmonic();
          return new Operator(A, A.diagonal());
        });
  }

  /** I - alpha S, S = D^-1/2 W D^-1/2. */
  private Laplacian spreading() {
    double[] root = Arrays.stream(block.rows().degree()).map(Math::sqrt).toArray();
    SparseMatrix alphaS =
        block
            .part()
            .graph()
            .matrix()
            .map(
                (i, j, w) -> {
                  double scale = root[i] * root[j];
                  return scale > 0 ? alpha * (w / scale) : 0;
                });
    return Laplacian.identityMinus(alphaS);
  }

  /**
   * L_uu as rows of the whole graph: entries of labelled nodes are 0, and their own equation is x =
   * 0.
   */
  private Laplacian harmonic() {
    LocalRows rows = block.rows();
    double[] excess = new double[rows.size()];
    SparseMatrix V =
        block
            .part()
            .graph()
            .matrix()
            .map(
                (i, j, w) -> {
                  boolean isOpen = !isLabelled(i) && !isLabelled(j);
                  excess[i] += isOpen ? 0 : w;
                  return isOpen ? w : 0;
                });
    for (int i = 0; i < excess.length; i++) {
      excess[i] = isLabelled(i) ? 1 : excess[i];
    }
    return new Laplacian(V, excess);
  }

  private boolean isLabelled(int i) {
    return block.rows().label()[i] != Labels.UNLABELLED;
  }

  /** B of the own nodes. */
  private double[] right() {
    LocalRows rows = block.rows();
    double[] B = new double[rows.own() * c];
    for (int i = 0; i < rows.own(); i++) {
      if (method == LinearMethod.LGC) {
        if (isLabelled(i)) {
          B[i * c + rows.label()[i]] = 1 - alpha;
        }
        continue;
      }
      for (int p = rows.start()[i]; p < rows.start()[i + 1] && !isLabelled(i); p++) {
        int j = rows.column()[p];
        if (isLabelled(j)) {
          B[i * c + rows.label()[j]] += rows.weight()[p];
        }
      }
    }
    return B;
  }

  /** (B, B) of each class. */
  ExactSums rightSquares() {
    ExactSums sums = new ExactSums(c);
    double[] B = right();
    for (int x = 0; x < B.length; x++) {
      sums.add(x % c, B[x] * B[x]);
    }
    return sums;
  }

  /** X = 0, R = B, P = R / a. */
  double[] start() {
    double[] B = right();
    double[] state = new double[3 * B.length];
    System.arraycopy(B, 0, state, B.length, B.length);
    return turn(state, new double[c]);
  }

  List<Packet> packDirections(double[] state) {
    int m = block.own() * c;
    return block.outgoing().pack(Arrays.copyOfRange(state, 2 * m, 3 * m), c);
  }

  /** A P of the own nodes, and (P, A P) of each class. */
  Applied apply(double[] state, List<Packet> packets) {
    int m = block.own() * c;
    double[] P = block.unpack(Arrays.copyOfRange(state, 2 * m, 3 * m), packets, c);
    double[] AP = new double[m];
    operator().A().applyRows(0, block.own(), P, AP, c);
    ExactSums sums = new ExactSums(c);
    for (int x = 0; x < m; x++) {
      sums.add(x % c, P[x] * AP[x]);
    }
    return new Applied(AP, sums);
  }

  /** X = X + alpha P, R = R - alpha AP. */
  double[] advance(double[] state, double[] AP, double[] step) {
    int m = AP.length;
    double[] next = state.clone();
    for (int x = 0; x < m; x++) {
      double length = step[x % c];
      if (length != 0) {
        next[x] += length * state[2 * m + x];
        next[m + x] -= length * AP[x];
      }
    }
    return next;
  }

  /** (R, Z) with Z = R / a, and (R, R), of each class. */
  ExactSums residuals(double[] state) {
    double[] diagonal = operator().diagonal();
    int m = state.length / 3;
    ExactSums sums = new ExactSums(2 * c);
    for (int x = 0; x < m; x++) {
      double square = state[m + x] * state[m + x];
      sums.add(x % c, square / diagonal[x / c]);
      sums.add(c + x % c, square);
    }
    return sums;
  }

  /** P = Z + beta P. */
  double[] turn(double[] state, double[] beta) {
    double[] diagonal = operator().diagonal();
    int m = state.length / 3;
    double[] next = state.clone();
    for (int x = 0; x < m; x++) {
      next[2 * m + x] = state[m + x] / diagonal[x / c] + beta[x % c] * state[2 * m + x];
    }
    return next;
  }

  /** The scores: X, not below 0, and the labels where the method keeps them. */
  double[] scores(double[] state) {
    double[] F = Arrays.copyOf(state, state.length / 3);
    for (int x = 0; x < F.length; x++) {
      F[x] = Math.max(0, F[x]);
    }
    for (int i = 0; i < block.own() && method == LinearMethod.GRF; i++) {
      if (isLabelled(i)) {
        F[i * c + block.rows().label()[i]] = 1;
      }
    }
    return F;
  }

  /**
   * @param sums (P, A P) of each class
   */
  record Applied(double[] AP, ExactSums sums) implements Serializable {
    private static final long serialVersionUID = 1L;
  }
}

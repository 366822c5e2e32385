package labeldiffusion.selection;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.sizes.SizeRule;

/**
 * Several methods whose class distributions are averaged:
 *
 * <pre>
 * P_i = sum_m weight_m P_i^(m) / sum_m weight_m
 * weight_m = share_m exp(2 (r_m - max r) / sqrt N)
 * </pre>
 *
 * r_m of N hidden labels method m has right. The numbers of two equally good methods differ by
 * about sqrt N, so the exponent acts on what is more than chance. Without hidden labels the shares
 * alone decide. Class sizes play no part in this: they act on the mean, which is made of the
 * methods' own scores.
 *
 * @param members the methods
 * @param select how labels are hidden
 * @param folds number of parts of the labels that {@link Select#CROSS_VALIDATION} hides in turn
 * @param seed seed of the random parts
 */
public record AverageSpec(List<Member> members, Select select, int folds, long seed)
    implements Tuning {
  private static final long serialVersionUID = 1L;
  private static final double STEEPNESS = 2;

  public AverageSpec {
    Folds.require(folds);
  }

  @Override
  public Selected by(
      Labels labels, GraphFamily graphs, ClassSizes sizes, Workers workers, Progress progress) {
    List<Fold> folds = Folds.of(labels, select, this.folds, seed);
    HiddenLabels hidden = new HiddenLabels(folds, SizeRule.FREE, workers);
    int runs = members.size() * folds.size();
    int[] right = new int[members.size()];
    for (int m = 0; m < right.length && runs > 0; m++) {
      NumberedGraph numbered = graphs.with(members.get(m).graph());
      List<boolean[]> answers = new ArrayList<>();
      for (int f = 0; f < folds.size(); f++) {
        progress.at("selection", m * folds.size() + f, runs);
        answers.add(hidden.right(numbered, members.get(m).diffusion(), f));
      }
      right[m] = HiddenLabels.count(answers);
    }
    progress.at("selection", runs, runs);
    double[] shares = members.stream().mapToDouble(Member::share).toArray();
    return new Selected.Averaged(
        members, weights(shares, right, hidden.count()), right, hidden.count());
  }

  /**
   * The weights of the methods, which sum to 1.
   *
   * @param right r_m
   * @param hidden N
   */
  static double[] weights(double[] shares, int[] right, int hidden) {
    int most = 0;
    for (int r : right) {
      most = Math.max(most, r);
    }
    double[] weights = shares.clone();
    double sum = 0;
    for (int m = 0; m < weights.length; m++) {
      weights[m] *= hidden == 0 ? 1 : Math.exp(STEEPNESS * (right[m] - most) / Math.sqrt(hidden));
      sum += weights[m];
    }
    for (int m = 0; m < weights.length; m++) {
      weights[m] /= sum;
    }
    return weights;
  }

  @Override
  public int largestK(int given) {
    return members.stream().mapToInt(member -> member.graph().k()).max().orElse(given);
  }

  /** The largest member, and the scores of all. */
  @Override
  public long bytes(Diffusion given, long nodes, long entries, int k, int c) {
    return members.size() * nodes * c * 8L
        + members.stream()
            .mapToLong(member -> bytes(member, nodes, entries / Math.max(1, k), c))
            .max()
            .orElse(0);
  }

  /** A member has a graph of its own, which may be smaller than the largest. */
  private static long bytes(Member member, long nodes, long entriesPerNeighbour, int c) {
    int k = member.graph().k();
    return member.diffusion().bytes(nodes, entriesPerNeighbour * k, k, c);
  }
}

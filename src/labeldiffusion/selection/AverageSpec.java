package labeldiffusion.selection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import labeldiffusion.diffusion.AverageOutcome;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.MeanScores;
import labeldiffusion.diffusion.Scores;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.sizes.ClassMass;
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
 * alone decide.
 *
 * <p>With {@link SizeRule#AUTO} and numbers of labels that somebody has asked for, the {@link
 * ClassMass} of one method says what is known of the classes' sizes. (Labels drawn at random know
 * better.) Errors are counted among all rows, so a hidden label counts for the rows it stands for:
 * u_h = exp(1.25 b y_t) for a label of class t, with
 *
 * <pre>N = (sum u)^2 / sum u^2,   r_m = N (sum of u over the labels m has right) / sum u</pre>
 *
 * @param members the methods
 * @param walk the one of them whose scores are those of a walk that ends at labels
 * @param select how labels are hidden
 * @param folds number of parts of the labels that {@link Select#CROSS_VALIDATION} hides in turn
 * @param seed seed of the random parts
 */
public record AverageSpec(List<Member> members, Member walk, Select select, int folds, long seed)
    implements Tuning {
  private static final long serialVersionUID = 1L;
  private static final double STEEPNESS = 2;

  /**
   * On thinned sets y is at most 0.4 times the log ratio of the sizes, so 2.5 would bring all of it
   * back. But where sizes are equal, y is chance.
   */
  private static final double MASS_TO_SIZE = 1.25;

  public AverageSpec {
    Folds.require(folds);
  }

  @Override
  public Selected by(
      Labels labels, GraphFamily graphs, ClassSizes sizes, Workers workers, Progress progress) {
    List<Fold> folds = Folds.of(labels, select, this.folds, seed);
    HiddenLabels hidden = new HiddenLabels(folds, SizeRule.FREE, workers);
    ClassMass mass =
        sizes == SizeRule.AUTO && SizeRule.areByDesign(labels.counts())
            ? mass(labels, graphs, workers)
            : ClassMass.none(labels.classes());
    int runs = members.size() * folds.size();
    List<List<boolean[]>> answers = new ArrayList<>();
    List<Scores> scores = new ArrayList<>();
    for (int m = 0; m < members.size(); m++) {
      NumberedGraph numbered = graphs.with(members.get(m).graph());
      answers.add(new ArrayList<>());
      List<double[]> ofFolds = new ArrayList<>();
      for (int f = 0; f < folds.size(); f++) {
        progress.at("selection", m * folds.size() + f, runs);
        ofFolds.add(hidden.scores(numbered, members.get(m).diffusion(), f));
        answers.get(m).add(hidden.right(ofFolds.get(f), f));
      }
      scores.add(together(ofFolds, labels.classes()));
    }
    progress.at("selection", runs, runs);
    double[] u = hidden.perLabel(mass.factors(MASS_TO_SIZE));
    double[] shares = members.stream().mapToDouble(Member::share).toArray();
    int[] right = answers.stream().mapToInt(HiddenLabels::count).toArray();
    double[] parts = answers.stream().mapToDouble(own -> HiddenLabels.part(own, u)).toArray();
    double[] weights = weights(shares, parts, effective(u));
    HiddenAnswers mean = mean(scores, weights, hidden, labels.prior());
    return new Selected.Averaged(members, weights, right, hidden.count(), mass, mean);
  }

  private static Scores together(List<double[]> ofFolds, int classes) {
    double[] values = ofFolds.stream().flatMapToDouble(Arrays::stream).toArray();
    return new Scores(values, classes, new AverageOutcome(List.of()));
  }

  /** What all members together say of the hidden labels. */
  private static HiddenAnswers mean(
      List<Scores> ofMembers, double[] weights, HiddenLabels hidden, double[] prior) {
    MeanScores mean = new MeanScores(hidden.count(), prior);
    for (int m = 0; m < weights.length; m++) {
      mean.add(weights[m], ofMembers.get(m));
    }
    Scores scores = mean.scores(new AverageOutcome(List.of()));
    return HiddenAnswers.of(scores, hidden.classes(), hidden.folds());
  }

  private ClassMass mass(Labels labels, GraphFamily graphs, Workers workers) {
    NumberedGraph numbered = graphs.with(walk.graph());
    Scores scores =
        walk.diffusion()
            .run(numbered.graph(), numbered.labelsOfNodes(labels), workers, Watcher.NONE)
            .backFrom(numbered.order());
    return ClassMass.of(scores, numbered.graph().degree(), labels);
  }

  /** N, the number of equally weighted labels that say as much. */
  static double effective(double[] u) {
    double sum = 0;
    double squares = 0;
    for (double own : u) {
      sum += own;
      squares += own * own;
    }
    return sum == 0 ? 0 : sum * sum / squares;
  }

  /**
   * The weights of the methods, which sum to 1.
   *
   * @param right the part of the labels, by their u, that each method has right
   * @param hidden N
   */
  static double[] weights(double[] shares, double[] right, double hidden) {
    double most = Arrays.stream(right).max().orElse(0);
    double[] weights = shares.clone();
    for (int m = 0; m < weights.length && hidden > 0; m++) {
      weights[m] *= Math.exp(STEEPNESS * (right[m] - most) * Math.sqrt(hidden));
    }
    double sum = Arrays.stream(weights).sum();
    return Arrays.stream(weights).map(weight -> weight / sum).toArray();
  }

  @Override
  public int runs() {
    return members.size() * (folds + 1);
  }

  @Override
  public String alone() {
    return members.get(0).name().toLowerCase(Locale.ROOT) + " diffusion alone";
  }

  @Override
  public int largestK(int given) {
    return members.stream().mapToInt(member -> member.graph().searched()).max().orElse(given);
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

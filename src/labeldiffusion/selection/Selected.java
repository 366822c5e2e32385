package labeldiffusion.selection;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.report.Line;
import labeldiffusion.sizes.ClassMass;
import labeldiffusion.sizes.ClassSizes;
import labeldiffusion.sizes.MassSizes;
import labeldiffusion.sizes.SizeRule;

/** What a run consists of: what was given, or what hidden labels have decided. */
public sealed interface Selected extends Serializable {
  /** The methods to run, given those of the options; their weights sum to 1. */
  default List<Part> parts(GraphSpec graph, Diffusion diffusion) {
    return List.of(new Part("", 1, graph, diffusion));
  }

  /** Whether no labels were to be hidden. */
  default boolean isNone() {
    return false;
  }

  /** What the run takes for the classes' sizes, given what the options say. */
  default ClassSizes sizes(ClassSizes given) {
    return given;
  }

  /** What hiding labels has told of the answers, if it was told by the way. */
  default Optional<HiddenAnswers> hiddenAnswers() {
    return Optional.empty();
  }

  List<Line> lines();

  /**
   * A method that contributes to the answers.
   *
   * @param name a word or two, empty if there is only one
   */
  record Part(String name, double weight, GraphSpec graph, Diffusion diffusion)
      implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** Nothing was to be chosen. */
  record AsGiven() implements Selected {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean isNone() {
      return true;
    }

    @Override
    public List<Line> lines() {
      return List.of();
    }
  }

  /** No label could be hidden. */
  record Impossible() implements Selected {
    private static final long serialVersionUID = 1L;

    @Override
    public List<Line> lines() {
      return List.of(
          new Line(
              "selection",
              "none: a label can only be hidden if its class has another one; the given values were"
                  + " used"));
    }
  }

  /**
   * The given setting, or one that is clearly better.
   *
   * @param right number of hidden labels it has right
   */
  record Chosen(Setting setting, boolean isGiven, int right, Validation validation)
      implements Selected {
    private static final long serialVersionUID = 1L;

    @Override
    public List<Part> parts(GraphSpec graph, Diffusion diffusion) {
      return List.of(new Part("", 1, setting.graph(), setting.candidate().diffusion()));
    }

    @Override
    public List<Line> lines() {
      return List.of(
          Line.of(
              "selection",
              "%s%s; %d of %d hidden labels right (%s)",
              setting,
              isGiven ? ", as given: none clearly better" : "",
              right,
              validation.hidden(),
              validation));
    }
  }

  /**
   * The weighted mean of several methods.
   *
   * @param right number of hidden labels that each has right
   * @param hidden number of hidden labels
   * @param mass what the graph says of the classes' sizes, if the options leave them open
   * @param answers the mean of what the methods say of the hidden labels
   */
  record Averaged(
      List<Member> members,
      double[] weights,
      int[] right,
      int hidden,
      ClassMass mass,
      HiddenAnswers answers)
      implements Selected {
    private static final long serialVersionUID = 1L;

    @Override
    public Optional<HiddenAnswers> hiddenAnswers() {
      return Optional.of(answers);
    }

    @Override
    public List<Part> parts(GraphSpec graph, Diffusion diffusion) {
      List<Part> parts = new ArrayList<>();
      for (int m = 0; m < weights.length; m++) {
        Member member = members.get(m);
        parts.add(new Part(member.name(), weights[m], member.graph(), member.diffusion()));
      }
      return parts;
    }

    @Override
    public ClassSizes sizes(ClassSizes given) {
      return given == SizeRule.AUTO ? new MassSizes(mass) : given;
    }

    @Override
    public List<Line> lines() {
      List<Line> lines = new ArrayList<>();
      for (int m = 0; m < weights.length; m++) {
        lines.add(
            Line.of(
                members.get(m).name(),
                "weight %.3f, %s%s",
                weights[m],
                members.get(m).graph(),
                hidden == 0 ? "" : "; " + right[m] + " of " + hidden + " hidden labels right"));
      }
      if (mass.belief() > 0.5) {
        lines.add(
            Line.of(
                "class sizes",
                "the graph says that they differ from the labels' (belief %.2f)",
                mass.belief()));
      }
      return lines;
    }
  }
}

package labeldiffusion.selection;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphFamily;
import labeldiffusion.labels.Labels;
import labeldiffusion.parallel.Progress;
import labeldiffusion.parallel.Workers;
import labeldiffusion.report.Line;

/** The parameters of a run: those given, or those chosen by hidden labels. */
public sealed interface Selected extends Serializable {
  /** Chooses parameters if the spec asks for it. */
  static Selected from(
      GraphFamily graphs, Labels labels, SelectionSpec spec, Workers workers, Progress progress) {
    if (spec.select() == Select.NONE) {
      return new AsGiven();
    }
    Choice choice = Selection.choose(graphs, labels, spec, workers, progress);
    return choice == null ? new Impossible() : new Chosen(choice);
  }

  /** The number of neighbours to use, given the one in the options. */
  default int k(int given) {
    return given;
  }

  /** The diffusion to use, given the one in the options. */
  default Diffusion diffusion(Diffusion given) {
    return given;
  }

  /** Whether nothing was to be chosen. */
  default boolean isNone() {
    return false;
  }

  List<Line> lines();

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

  /** The best combination. */
  record Chosen(Choice choice) implements Selected {
    private static final long serialVersionUID = 1L;
    private static final int CURVE_POINTS = 11;

    @Override
    public int k(int given) {
      return choice.k();
    }

    @Override
    public Diffusion diffusion(Diffusion given) {
      return choice.diffusion();
    }

    @Override
    public List<Line> lines() {
      List<Line> lines = new ArrayList<>();
      lines.add(
          Line.of(
              "selection",
              "K %d%s%s; %.2f %% of %d hidden labels wrong (%s, %d combinations)",
              choice.k(),
              choice.values().isEmpty() ? "" : ", " + choice.values(),
              choice.hasSteps() ? ", steps " + choice.steps() : "",
              100 * choice.error(),
              choice.validation().hidden(),
              folds(),
              choice.validation().tried()));
      if (choice.hasSteps()) {
        lines.add(new Line("validation error", curve(choice.errors())));
      }
      return lines;
    }

    private String folds() {
      return (choice.validation().folds() == 1
              ? "hidden once"
              : choice.validation().folds() + " folds")
          + (choice.validation().folds() == choice.validation().foldsWanted()
              ? ""
              : " instead of " + choice.validation().foldsWanted() + ", no class has more labels");
    }

    /** About a dozen points of the curve, with its ends. */
    private static String curve(double[] errors) {
      StringJoiner text = new StringJoiner(", ", "after steps ", "");
      int points = Math.min(CURVE_POINTS, errors.length);
      for (int p = 0; p < points; p++) {
        int t = (int) ((long) p * (errors.length - 1) / Math.max(1, points - 1));
        text.add(Line.of("", "%d: %.2f %%", t, 100 * errors[t]).text());
      }
      return text.toString();
    }
  }
}

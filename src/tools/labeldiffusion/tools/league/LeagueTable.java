package labeldiffusion.tools.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Compares methods cell by cell. A cell is a task with one protocol and one number of labels; its
 * draws are the same for all methods, so differences are taken draw by draw.
 */
final class LeagueTable {
  /** Differences in per cent below this are rounding errors. */
  private static final double ROUNDING = 1e-9;

  private final Map<Cell, Map<LeagueMethod, Map<Integer, Double>>> cells = new TreeMap<>();
  private final Map<Cell, TreeSet<LeagueMethod>> failed = new TreeMap<>();

  /** A cell of the table. */
  record Cell(String task, String protocol) implements Comparable<Cell> {
    @Override
    public int compareTo(Cell other) {
      int byTask = task.compareTo(other.task);
      return byTask != 0
          ? byTask
          : Comparator.comparing(Cell::kind).thenComparingInt(Cell::labels).compare(this, other);
    }

    /** The kind of draw, and whether the rows were thinned. */
    String kind() {
      return (task.endsWith("-thinned") ? "thinned, " : "") + protocol.split("-")[0];
    }

    int labels() {
      return Integer.parseInt(protocol.split("-")[1]);
    }

    @Override
    public String toString() {
      return task + " " + protocol;
    }
  }

  /** The end of a comparison: a difference of at most two standard errors is a tie. */
  enum Verdict {
    WON,
    TIED,
    LOST
  }

  /**
   * Paired differences of two methods in a cell.
   *
   * @param mean of the first method's error minus the second's
   */
  record Paired(double mean, double standardError) {
    Verdict verdict() {
      return Math.abs(mean) <= Math.max(2 * standardError, ROUNDING)
          ? Verdict.TIED
          : mean < 0 ? Verdict.WON : Verdict.LOST;
    }
  }

  /** How many comparisons were won, tied and lost. */
  record Tally(int won, int tied, int lost) {
    static Tally of(List<Verdict> verdicts) {
      return new Tally(
          count(Verdict.WON, verdicts),
          count(Verdict.TIED, verdicts),
          count(Verdict.LOST, verdicts));
    }

    private static int count(Verdict verdict, List<Verdict> verdicts) {
      return (int) verdicts.stream().filter(each -> each == verdict).count();
    }

    int all() {
      return won + tied + lost;
    }

    @Override
    public String toString() {
      return won + " / " + tied + " / " + lost;
    }
  }

  /**
   * Makes the table of a measure.
   *
   * @param measure the error or the mean error per class
   * @param fewestDraws a method with fewer draws in a cell, not run or failed, takes no part in it
   */
  LeagueTable(
      Map<LeagueLog.Run, LeagueLog.Result> results,
      ToDoubleFunction<LeagueDraw.Judged> measure,
      int fewestDraws) {
    results.forEach(
        (run, result) -> {
          Cell cell = new Cell(run.task(), run.cell());
          if (result.judged().hasFailed()) {
            failed.computeIfAbsent(cell, c -> new TreeSet<>()).add(run.method());
          } else {
            cells
                .computeIfAbsent(cell, c -> new TreeMap<>())
                .computeIfAbsent(run.method(), m -> new TreeMap<>())
                .put(run.draw(), measure.applyAsDouble(result.judged()));
          }
        });
    cells.values().forEach(all -> all.values().removeIf(draws -> draws.size() < fewestDraws));
  }

  /** The cells in which the method and at least one peer take part. */
  List<Cell> cells(LeagueMethod method) {
    return cells.keySet().stream()
        .filter(cell -> has(cell, method) && !methods(cell, LeagueMethod::isPeer).isEmpty())
        .toList();
  }

  /** All methods that take part in one of the cells. */
  List<LeagueMethod> methods(List<Cell> among) {
    TreeSet<LeagueMethod> all = new TreeSet<>();
    among.forEach(cell -> all.addAll(cells.get(cell).keySet()));
    return new ArrayList<>(all);
  }

  /** The methods that take part in a cell. */
  List<LeagueMethod> methods(Cell cell, Predicate<LeagueMethod> isWanted) {
    return cells.get(cell).keySet().stream().filter(isWanted).toList();
  }

  boolean has(Cell cell, LeagueMethod method) {
    return cells.get(cell).containsKey(method);
  }

  /** Whether the method failed on a draw of the cell. */
  boolean hasFailed(Cell cell, LeagueMethod method) {
    return failed.getOrDefault(cell, new TreeSet<>()).contains(method);
  }

  int draws(Cell cell, LeagueMethod method) {
    return cells.get(cell).get(method).size();
  }

  /** The mean error over the draws; the method must take part. */
  double mean(Cell cell, LeagueMethod method) {
    return mean(values(cell, method));
  }

  double standardError(Cell cell, LeagueMethod method) {
    return standardError(values(cell, method));
  }

  private double[] values(Cell cell, LeagueMethod method) {
    return cells.get(cell).get(method).values().stream().mapToDouble(each -> each).toArray();
  }

  /** The wanted method with the least mean error in a cell. */
  Optional<LeagueMethod> best(Cell cell, Predicate<LeagueMethod> isWanted) {
    return methods(cell, isWanted).stream()
        .min(Comparator.comparingDouble(method -> mean(cell, method)));
  }

  /** The rank of a method among all in the cell; equal means share a rank. */
  double rank(Cell cell, LeagueMethod method) {
    double own = mean(cell, method);
    return cells.get(cell).keySet().stream()
            .mapToDouble(other -> mean(cell, other) - own)
            .map(more -> more < 0 ? 1 : more == 0 ? 0.5 : 0)
            .sum()
        + 0.5;
  }

  /** The differences over the draws that both methods have; both must take part. */
  Paired paired(Cell cell, LeagueMethod one, LeagueMethod other) {
    Map<Integer, Double> a = cells.get(cell).get(one);
    Map<Integer, Double> b = cells.get(cell).get(other);
    double[] differences =
        a.keySet().stream()
            .filter(b::containsKey)
            .mapToDouble(draw -> a.get(draw) - b.get(draw))
            .toArray();
    return new Paired(mean(differences), standardError(differences));
  }

  /** Lost if any peer is better, won if the method is better than every peer that takes part. */
  Verdict againstAllPeers(Cell cell, LeagueMethod method) {
    return againstAll(cell, method, LeagueMethod::isPeer);
  }

  /** The same against all rivals that take part, of which the method itself is none. */
  Verdict againstAll(Cell cell, LeagueMethod method, Predicate<LeagueMethod> isRival) {
    List<Verdict> verdicts =
        methods(cell, isRival).stream()
            .filter(rival -> !rival.equals(method))
            .map(rival -> paired(cell, method, rival).verdict())
            .toList();
    return verdicts.contains(Verdict.LOST)
        ? Verdict.LOST
        : verdicts.contains(Verdict.TIED) ? Verdict.TIED : Verdict.WON;
  }

  /** Against the one peer that has the least mean error in the cell. */
  Paired againstBestPeer(Cell cell, LeagueMethod method) {
    return paired(cell, method, best(cell, LeagueMethod::isPeer).orElseThrow());
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElse(Double.NaN);
  }

  /** One value alone decides nothing, so its standard error is infinite. */
  private static double standardError(double[] values) {
    double mean = mean(values);
    double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    return values.length < 2
        ? Double.POSITIVE_INFINITY
        : Math.sqrt(squares / (values.length - 1) / values.length);
  }
}

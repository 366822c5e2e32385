package labeldiffusion.tools.league;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.tools.league.LeagueTable.Cell;
import labeldiffusion.tools.league.LeagueTable.Paired;
import labeldiffusion.tools.league.LeagueTable.Tally;
import labeldiffusion.tools.league.LeagueTable.Verdict;
import labeldiffusion.tools.pages.Markdown;

/** The league as Markdown. */
final class LeaguePage {
  /** The first line of {@link #csv}. */
  static final String HEADER = "task,cell,method,draws,error,standard error,mean error per class\n";

  private final LeagueTable errors;
  private final LeagueTable classErrors;
  private final LeagueMethod fixed;
  private final List<Cell> cells;

  /**
   * Prepares the page.
   *
   * @param classErrors the same league by the mean error per class
   * @param fixed the method whose victories are counted
   */
  LeaguePage(LeagueTable errors, LeagueTable classErrors, LeagueMethod fixed) {
    this.errors = errors;
    this.classErrors = classErrors;
    this.fixed = fixed;
    cells = errors.cells(fixed);
  }

  /** Whether no cell has been run by the fixed choice and a peer. */
  boolean isEmpty() {
    return cells.isEmpty();
  }

  /** The tables below a heading. */
  String text(String heading) {
    StringBuilder text = new StringBuilder("### " + heading + "\n\n");
    if (isEmpty()) {
      return text.append("No cell has been run by peers.\n\n").toString();
    }
    addSummary(text);
    addPeers(text);
    addMethods(text);
    List<Cell> lost =
        cells.stream().filter(cell -> errors.againstAllPeers(cell, fixed) == Verdict.LOST).toList();
    addFolded(
        text,
        "Cells lost: " + lost.size(),
        List.of("cell", "best peer", "fixed - peer", "our best", "- peer"),
        lost.stream().map(this::lostLine).toList());
    addFolded(
        text,
        "All cells: " + cells.size(),
        List.of("cell", "fixed", "best peer", "", "fixed - peer", "", "our best"),
        cells.stream().map(this::line).toList());
    return text.toString();
  }

  /** What is compared, and how. */
  static String rules(GraphSpec graph, Peers peers, LeagueMethod fixed) {
    return Markdown.paragraph(
            "Peers: "
                + (peers.libraries().isEmpty() ? "none" : String.join(", ", peers.libraries()))
                + (peers.missing().isEmpty()
                    ? ""
                    : "; without " + String.join("; ", peers.missing()))
                + ".")
        + Markdown.paragraph(
            String.format(
                Locale.ROOT,
                "All methods see the same rows and labels, and distances are taken in the same way."
                    + " Peers (`sk`, `gl`) get the graph of the K = %d nearest neighbours with"
                    + " Gaussian weights of width %s, our defaults, with their own default options."
                    + " `graph` are our methods on the very same graph. `points %s` is the fixed"
                    + " choice: it is made before any result is seen, gets the rows instead of the"
                    + " graph, and runs with its own defaults.",
                graph.k(),
                graph.rule(),
                fixed.name()))
        + Markdown.paragraph(
            "A cell is a set with one kind of draw: `class-5` has five labels of each class,"
                + " `uniform-5` has as many drawn from all rows, but at least one of each class,"
                + " and `published-100` are published splits. In `thinned` sets every second class"
                + " keeps a tenth of its rows. Errors are in per cent of the unlabelled rows, mean"
                + " ± standard error over the draws. A difference counts if its mean over the draws"
                + " exceeds two standard errors; nothing corrects for the number of comparisons. A"
                + " peer that fails on a draw scores no victory for us: that draw is left out, and"
                + " below eight draws the peer takes no part in the cell.");
  }

  /** How the fixed choice and the best of ours in hindsight did, by kind of draw. */
  private void addSummary(StringBuilder text) {
    text.append("Cells won / tied / lost; our best is chosen in hindsight:\n\n");
    List<List<String>> rows = new ArrayList<>();
    for (String kind : new TreeSet<>(cells.stream().map(Cell::kind).toList())) {
      rows.add(summary(kind, cells.stream().filter(cell -> cell.kind().equals(kind)).toList()));
    }
    rows.add(summary("all", cells));
    text.append(
        Markdown.table(
            List.of(
                "draws",
                "cells",
                "fixed, all peers",
                "by error per class",
                "fixed, best peer",
                "our best, best peer"),
            rows));
    Tally all = againstAll(errors, cells);
    text.append(
        Markdown.paragraph(
            String.format(
                Locale.ROOT,
                "Against all peers: won means better than every peer, lost means worse than at"
                    + " least one. `%s` loses to no peer in %.0f %% of the cells and wins %.0f %%."
                    + " The error per class is the mean over the classes: unlike the plain error,"
                    + " it does not reward answering the largest class everywhere.",
                fixed,
                100.0 * (all.won() + all.tied()) / all.all(),
                100.0 * all.won() / all.all())));
  }

  private List<String> summary(String title, List<Cell> among) {
    Tally fixedToBest =
        Tally.of(
            among.stream().map(cell -> errors.againstBestPeer(cell, fixed).verdict()).toList());
    Tally bestToBest =
        Tally.of(
            among.stream()
                .map(cell -> errors.againstBestPeer(cell, ourBest(cell)).verdict())
                .toList());
    return List.of(
        title,
        String.valueOf(among.size()),
        againstAll(errors, among).toString(),
        againstAll(classErrors, among).toString(),
        fixedToBest.toString(),
        bestToBest.toString());
  }

  private Tally againstAll(LeagueTable table, List<Cell> among) {
    return Tally.of(among.stream().map(cell -> table.againstAllPeers(cell, fixed)).toList());
  }

  private LeagueMethod ourBest(Cell cell) {
    return errors.best(cell, LeagueMethod::isOurs).orElseThrow();
  }

  /** The fixed choice against each peer. */
  private void addPeers(StringBuilder text) {
    text.append("`").append(fixed).append("` against each peer:\n\n");
    List<List<String>> rows = new ArrayList<>();
    for (LeagueMethod peer : errors.methods(cells)) {
      if (peer.isPeer()) {
        List<Paired> pairs =
            cells.stream()
                .filter(cell -> errors.has(cell, peer))
                .map(cell -> errors.paired(cell, fixed, peer))
                .toList();
        rows.add(
            List.of(
                peer.toString(),
                Tally.of(pairs.stream().map(Paired::verdict).toList()).toString(),
                number("%+.2f", pairs.stream().mapToDouble(Paired::mean).average().orElseThrow()),
                String.valueOf(
                    cells.stream().filter(cell -> errors.hasFailed(cell, peer)).count())));
      }
    }
    text.append(
        Markdown.table(
            List.of("peer", "won / tied / lost", "mean difference", "cells with failures"), rows));
  }

  /** All methods by mean rank. */
  private void addMethods(StringBuilder text) {
    text.append(
        Markdown.paragraph(
            "All methods. Behind is the distance to the best method of the cell, in points. The"
                + " last column takes each method as the fixed choice: cells won / tied / lost"
                + " against all peers and our fixed choice, other than itself. Methods that did not"
                + " take part in every cell do not compare directly."));
    text.append(
        Markdown.table(
            List.of(
                "method",
                "cells",
                "mean rank",
                "mean error",
                "mean behind",
                "most behind",
                "as the fixed choice"),
            errors.methods(cells).stream()
                .sorted(Comparator.comparingDouble(this::meanRank))
                .map(this::standing)
                .toList()));
  }

  private double meanRank(LeagueMethod method) {
    return cellsOf(method).stream()
        .mapToDouble(cell -> errors.rank(cell, method))
        .average()
        .orElseThrow();
  }

  private List<Cell> cellsOf(LeagueMethod method) {
    return cells.stream().filter(cell -> errors.has(cell, method)).toList();
  }

  private List<String> standing(LeagueMethod method) {
    List<Cell> own = cellsOf(method);
    double[] behind =
        own.stream()
            .mapToDouble(
                cell ->
                    errors.mean(cell, method)
                        - errors.mean(cell, errors.best(cell, each -> true).orElseThrow()))
            .toArray();
    double sum = 0;
    double most = 0;
    for (double each : behind) {
      sum += each;
      most = Math.max(most, each);
    }
    return List.of(
        method.toString(),
        String.valueOf(own.size()),
        number("%.1f", meanRank(method)),
        number(
            "%.2f",
            own.stream().mapToDouble(cell -> errors.mean(cell, method)).average().orElseThrow()),
        number("%.2f", sum / own.size()),
        number("%.1f", most),
        asFixedChoice(method, own).toString());
  }

  /** How the method would have done had it been the one choice for all cells. */
  private Tally asFixedChoice(LeagueMethod method, List<Cell> own) {
    return Tally.of(
        own.stream()
            .map(
                cell ->
                    errors.againstAll(cell, method, rival -> rival.isPeer() || rival.equals(fixed)))
            .toList());
  }

  private static void addFolded(
      StringBuilder text, String summary, List<String> head, List<List<String>> rows) {
    text.append("<details><summary>")
        .append(summary)
        .append("</summary>\n\n")
        .append(Markdown.table(head, rows))
        .append("</details>\n\n");
  }

  /** A cell with the peer that is hardest to beat, and our method that comes nearest to it. */
  private List<String> lostLine(Cell cell) {
    LeagueMethod ours = ourBest(cell);
    return List.of(
        cell.toString(),
        bestPeer(cell).toString(),
        difference(cell),
        ours.toString(),
        number("%+.1f", errors.againstBestPeer(cell, ours).mean()));
  }

  private List<String> line(Cell cell) {
    LeagueMethod peer = bestPeer(cell);
    return List.of(
        cell.toString(),
        error(cell, fixed),
        peer.toString(),
        error(cell, peer),
        difference(cell),
        errors.againstAllPeers(cell, fixed).name().toLowerCase(Locale.ROOT),
        number("%.1f", errors.mean(cell, ourBest(cell))));
  }

  private LeagueMethod bestPeer(Cell cell) {
    return errors.best(cell, LeagueMethod::isPeer).orElseThrow();
  }

  /** The fixed choice's error minus the best peer's. */
  private String difference(Cell cell) {
    Paired paired = errors.againstBestPeer(cell, fixed);
    return number("%+.1f", paired.mean()) + number(" ± %.1f", paired.standardError());
  }

  private String error(Cell cell, LeagueMethod method) {
    return number("%.1f", errors.mean(cell, method))
        + number(" ± %.1f", errors.standardError(cell, method));
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }

  /** The means of all methods in the cells of the page, one per line. */
  String csv() {
    StringBuilder text = new StringBuilder();
    for (Cell cell : cells) {
      for (LeagueMethod method : errors.methods(cell, each -> true)) {
        text.append(
            String.format(
                Locale.ROOT,
                "%s,%s,%s,%d,%.4f,%.4f,%.4f\n",
                cell.task(),
                cell.protocol(),
                method,
                errors.draws(cell, method),
                errors.mean(cell, method),
                errors.standardError(cell, method),
                classErrors.mean(cell, method)));
      }
    }
    return text.toString();
  }
}

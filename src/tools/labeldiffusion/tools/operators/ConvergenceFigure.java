package labeldiffusion.tools.operators;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import labeldiffusion.parallel.Workers;
import labeldiffusion.tools.pages.Markdown;
import org.jfree.chart.JFreeChart;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Draws the errors of {@link Convergence} over n. */
final class ConvergenceFigure {
  private static final int[] SIZES = {500, 1000, 2000, 4000, 8000};

  private ConvergenceFigure() {}

  /** Draws consistent-convergence.png; returns a table of the errors. */
  static String draw(Path images, Workers workers) throws IOException {
    List<JFreeChart> charts = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (Manifold manifold : Manifold.values()) {
      XYSeries consistent = new XYSeries("D^C");
      XYSeries perEdge = new XYSeries("D per edge");
      XYSeries limits = new XYSeries("distance of the limits");
      String name = manifold.name().toLowerCase(Locale.ROOT);
      for (int n : SIZES) {
        Convergence.Errors errors = Convergence.measure(manifold, n, 1, workers);
        consistent.add(n, errors.consistent());
        perEdge.add(n, errors.perEdge());
        limits.add(n, errors.limits());
        rows.add(row(name, n, errors));
      }
      XYSeriesCollection all = new XYSeriesCollection();
      all.addSeries(consistent);
      all.addSeries(perEdge);
      all.addSeries(limits);
      String title = String.format(Locale.ROOT, "%s: D^C falls as n^%.2f", name, slope(consistent));
      charts.add(Panels.chart(title, "n", "relative error", all));
    }
    Panels.save(charts, images.resolve("consistent-convergence.png"));
    return Markdown.table(
        List.of("surface", "n", "K", "D^C", "D per edge", "D per edge, own limit", "limits"), rows);
  }

  private static List<String> row(String name, int n, Convergence.Errors errors) {
    List<String> row =
        new ArrayList<>(List.of(name, String.valueOf(n), String.valueOf(errors.k())));
    for (double error :
        new double[] {
          errors.consistent(), errors.perEdge(), errors.perEdgeOwn(), errors.limits()
        }) {
      row.add(String.format(Locale.ROOT, "%.3f", error));
    }
    return row;
  }

  /** The exponent of n in the error, from the first to the last n. */
  private static double slope(XYSeries series) {
    int last = series.getItemCount() - 1;
    return Math.log(series.getY(last).doubleValue() / series.getY(0).doubleValue())
        / Math.log(series.getX(last).doubleValue() / series.getX(0).doubleValue());
  }
}

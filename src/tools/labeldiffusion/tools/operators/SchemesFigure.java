package labeldiffusion.tools.operators;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import labeldiffusion.diffusion.stepped.Scheme;
import labeldiffusion.parallel.Workers;
import labeldiffusion.tools.pages.Markdown;
import org.jfree.chart.JFreeChart;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Draws accuracy over cost of explicit and implicit steps. */
final class SchemesFigure {
  private static final int SMALL = 1500;
  private static final int LARGE = 20_000;
  private static final double SHORT = 20;
  private static final double LONG = 200;
  private static final double SMALLEST = 0.0625;

  private SchemesFigure() {}

  /** Draws explicit-implicit.png; returns a table of the runs. */
  static String draw(Path images, Workers workers) throws IOException {
    List<JFreeChart> charts = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (int n : new int[] {SMALL, LARGE}) {
      Schemes schemes = new Schemes(n, workers);
      for (double time : new double[] {SHORT, LONG}) {
        XYSeries explicit = new XYSeries("explicit");
        XYSeries implicit = new XYSeries("implicit");
        for (Schemes.Result result : schemes.run(time, SMALLEST)) {
          (result.scheme() == Scheme.EXPLICIT ? explicit : implicit)
              .add(result.seconds(), result.deviation());
          rows.add(row(n, time, result));
        }
        XYSeriesCollection both = new XYSeriesCollection();
        both.addSeries(explicit);
        both.addSeries(implicit);
        charts.add(
            Panels.chart(
                String.format(Locale.ROOT, "%,d rows, T = %.0f", n, time),
                "seconds",
                "deviation",
                both));
      }
    }
    Panels.save(charts, images.resolve("explicit-implicit.png"));
    return Markdown.table(
        List.of("rows", "T", "scheme", "delta", "seconds", "deviation", "error %"), rows);
  }

  private static List<String> row(int n, double time, Schemes.Result result) {
    return List.of(
        String.format(Locale.ROOT, "%,d", n),
        String.format(Locale.ROOT, "%.0f", time),
        result.scheme().name(),
        String.valueOf(result.delta()),
        String.format(Locale.ROOT, "%.3f", result.seconds()),
        String.format(Locale.ROOT, "%.5f", result.deviation()),
        String.format(Locale.ROOT, "%.2f", result.error()));
  }
}

package labeldiffusion.tools.paper;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryLabelPositions;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** The experiment's plots as PNG files. */
final class PaperPlots {
  /** Okabe and Ito's colours, which colour-blind people can tell apart, and four more. */
  private static final int[] COLOURS = {
    0x000000, 0xE69F00, 0x56B4E9, 0xCC79A7, 0xD55E00, 0x009E73, 0x0072B2, 0xBBAA00, 0x777777,
    0xBBBBBB, 0x8B4513, 0x4B0082
  };

  private PaperPlots() {}

  /** Draws all of them and returns the files' names. */
  static List<String> draw(
      RunLog log,
      Reading reading,
      List<PaperSet> sets,
      Map<String, Map<PaperSystem, Map<Integer, Double>>> labelCounts,
      Path out)
      throws IOException {
    List<String> files = new ArrayList<>();
    files.add(save(bars(log, reading, sets), "paper-table.png", 1000, out));
    for (PaperSet set : sets) {
      if (labelCounts.containsKey(set.title())) {
        files.add(
            save(
                errorOverLabels(set, labelCounts.get(set.title())),
                "paper-labels-" + fileName(set) + ".png",
                480,
                out));
      }
    }
    for (PaperSet set : sets) {
      files.add(
          save(
              errorOverSteps(log, reading, set),
              "paper-steps-" + fileName(set) + ".png",
              480,
              out));
    }
    return files;
  }

  private static String fileName(PaperSet set) {
    return set.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }

  private static String save(JFreeChart chart, String file, int width, Path out)
      throws IOException {
    chart.setBackgroundPaint(Color.WHITE);
    chart.getTitle().setFont(chart.getTitle().getFont().deriveFont(15f));
    chart.getPlot().setBackgroundPaint(Color.WHITE);
    ChartUtils.saveChartAsPNG(out.resolve(file).toFile(), chart, width, 360, null, true, 9);
    return file;
  }

  /** Lines in the systems' colours, the first axis logarithmic. */
  private static JFreeChart lines(String title, String xTitle, XYSeriesCollection series) {
    JFreeChart chart =
        ChartFactory.createXYLineChart(
            title, xTitle, "error in %", series, PlotOrientation.VERTICAL, true, false, false);
    XYPlot plot = chart.getXYPlot();
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
    plot.setDomainGridlinesVisible(false);
    LogAxis axis = new LogAxis(xTitle);
    axis.setNumberFormatOverride(NumberFormat.getIntegerInstance(Locale.ROOT));
    axis.setSmallestValue(1);
    plot.setDomainAxis(axis);
    for (int s = 0; s < series.getSeriesCount(); s++) {
      Object key = series.getSeriesKey(s);
      PaperSystem system =
          Arrays.stream(PaperSystem.values())
              .filter(any -> any.title.equals(key))
              .findFirst()
              .orElseThrow();
      plot.getRenderer().setSeriesPaint(s, new Color(COLOURS[system.ordinal()]));
      plot.getRenderer().setSeriesStroke(s, new BasicStroke(2));
    }
    return chart;
  }

  private static JFreeChart errorOverSteps(RunLog log, Reading reading, PaperSet set) {
    XYSeriesCollection all = new XYSeriesCollection();
    for (PaperSystem system : PaperSystem.values()) {
      List<RunLog.Line> runs = system.isStepped() ? log.of(reading, set, system) : List.of();
      if (!runs.isEmpty()) {
        XYSeries series = new XYSeries(system.title);
        for (int t = 0; t < runs.get(0).curve().length; t++) {
          int time = t;
          series.add(
              SplitRun.TIMES[t] + 1,
              runs.stream().mapToDouble(run -> run.curve()[time]).average().orElseThrow());
        }
        all.addSeries(series);
      }
    }
    return lines(set.title() + ": error after T steps", "T + 1", all);
  }

  private static JFreeChart errorOverLabels(
      PaperSet set, Map<PaperSystem, Map<Integer, Double>> errors) {
    XYSeriesCollection all = new XYSeriesCollection();
    errors.forEach(
        (system, byCount) -> {
          XYSeries series = new XYSeries(system.title);
          byCount.forEach(series::add);
          all.addSeries(series);
        });
    return lines(set.title() + ": error by number of labels, nothing chosen", "labels", all);
  }

  private static JFreeChart bars(RunLog log, Reading reading, List<PaperSet> sets) {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    for (PaperSet set : sets) {
      for (PaperSystem system : PaperSystem.values()) {
        Reading own = system.isStepped() ? reading : Reading.CLAMP;
        double[] errors =
            log.of(own, set, system).stream().mapToDouble(RunLog.Line::error).toArray();
        if (errors.length > 0) {
          data.addValue(Arrays.stream(errors).average().orElseThrow(), system.title, set.title());
        }
      }
    }
    JFreeChart chart =
        ChartFactory.createBarChart(
            "Error, parameters chosen as in the paper", null, "error in %", data);
    chart.getCategoryPlot().getDomainAxis().setCategoryLabelPositions(CategoryLabelPositions.UP_45);
    chart.getCategoryPlot().setRangeGridlinePaint(Color.LIGHT_GRAY);
    BarRenderer renderer = (BarRenderer) chart.getCategoryPlot().getRenderer();
    renderer.setBarPainter(new StandardBarPainter());
    renderer.setShadowVisible(false);
    renderer.setItemMargin(0);
    for (int row = 0; row < data.getRowCount(); row++) {
      renderer.setSeriesPaint(row, new Color(COLOURS[row]));
    }
    return chart;
  }
}

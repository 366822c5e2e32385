package labeldiffusion.tools.pages;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** A reliability diagram: the share of right predictions by the probability they were given. */
final class ReliabilityPicture {
  /** Okabe and Ito's colours, which colour-blind people can tell apart. */
  private static final int[] COLOURS = {0x009E73, 0xE69F00, 0xCC79A7, 0x56B4E9, 0xD55E00};

  private static final String DIAGONAL = "perfect";
  private static final int SIZE = 480;

  private ReliabilityPicture() {}

  /** Saves the diagram with one curve per name. */
  static void save(String title, Map<String, Reliability> curves, Path file) throws IOException {
    ChartUtils.saveChartAsPNG(file.toFile(), chart(title, curves), SIZE, SIZE, null, true, 9);
  }

  private static JFreeChart chart(String title, Map<String, Reliability> curves) {
    XYSeriesCollection all = new XYSeriesCollection();
    curves.forEach((name, reliability) -> all.addSeries(series(name, reliability)));
    XYSeries diagonal = new XYSeries(DIAGONAL);
    diagonal.add(0, 0);
    diagonal.add(1, 1);
    all.addSeries(diagonal);
    JFreeChart chart =
        ChartFactory.createXYLineChart(
            title,
            "mean probability of the predicted class",
            "share of right predictions",
            all,
            PlotOrientation.VERTICAL,
            true,
            false,
            false);
    chart.setBackgroundPaint(Color.WHITE);
    XYPlot plot = chart.getXYPlot();
    plot.setBackgroundPaint(Color.WHITE);
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
    plot.setDomainGridlinePaint(Color.LIGHT_GRAY);
    plot.getDomainAxis().setRange(0, 1);
    plot.getRangeAxis().setRange(0, 1);
    plot.setRenderer(renderer(curves.size()));
    return chart;
  }

  private static XYLineAndShapeRenderer renderer(int curves) {
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
    for (int s = 0; s < curves; s++) {
      renderer.setSeriesPaint(s, new Color(COLOURS[s % COLOURS.length]));
      renderer.setSeriesStroke(s, new BasicStroke(2));
    }
    renderer.setSeriesPaint(curves, Color.GRAY);
    renderer.setSeriesShapesVisible(curves, false);
    return renderer;
  }

  private static XYSeries series(String name, Reliability reliability) {
    XYSeries series = new XYSeries(name);
    for (int b = 0; b < Reliability.BINS; b++) {
      if (!reliability.isEmpty(b)) {
        series.add(reliability.meanProbability(b), reliability.shareRight(b));
      }
    }
    return series;
  }
}

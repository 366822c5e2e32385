package weka.gui.explorer.diffusion;

import labeldiffusion.picture.Film;
import labeldiffusion.picture.Moment;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GridLayout;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JPanel;

/** How the figures of a diffusion went from step to step; a line marks the step that the picture shows. */
final class ChartsTab extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final Color GRID = new Color(0xdddddd);

  private final transient List<ValueMarker> markers = new ArrayList<>();

  ChartsTab() {
    super(new GridLayout(0, 1, 0, 6));
    setBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6));
  }

  void show(DiffusionResult result) {
    removeAll();
    markers.clear();
    Film film = result.film();
    boolean isStepped = film.moments().size() > 1;
    XYSeries change = new XYSeries("change");
    XYSeries errors = new XYSeries("error");
    XYSeries reached = new XYSeries("reached");
    for (Moment moment : film.moments()) {
      if (moment.change() > 0) {
        change.add(moment.t(), moment.change());
      }
      if (isStepped) {
        errors.add(moment.t(), film.percentWrong(moment));
        reached.add(moment.t(), moment.reached());
      }
    }
    if (film.judged() > 0) {
      add(panel("Error among the hidden labels", "per cent wrong", errors, 4, false));
    }
    add(panel("Change per step", "largest change of a score", change, 0, true));
    add(panel("Rows a label has reached", "rows", reached, 2, false));
    revalidate();
    repaint();
  }

  /** Marks a step. */
  void mark(int t) {
    markers.forEach(marker -> marker.setValue(t));
  }

  private ChartPanel panel(String title, String axis, XYSeries series, int colour, boolean isLogarithmic) {
    JFreeChart chart = ChartFactory.createXYLineChart(null, "step", axis, new XYSeriesCollection(series));
    chart.removeLegend();
    chart.setBackgroundPaint(Color.WHITE);
    chart.setTitle(new org.jfree.chart.title.TextTitle(title, getFont().deriveFont(java.awt.Font.BOLD)));
    XYPlot plot = chart.getXYPlot();
    plot.setBackgroundPaint(Color.WHITE);
    plot.setDomainGridlinePaint(GRID);
    plot.setRangeGridlinePaint(GRID);
    plot.setOutlinePaint(Color.LIGHT_GRAY);
    plot.setNoDataMessage("Nothing to show: the scores were solved for at once, or did not change.");
    plot.getRenderer().setSeriesPaint(0, ClassColours.of(colour));
    plot.getRenderer().setSeriesStroke(0, new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    plot.getDomainAxis().setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    if (isLogarithmic && series.getItemCount() > 0) {
      LogAxis logarithmic = new LogAxis(axis);
      logarithmic.setLabelFont(plot.getRangeAxis().getLabelFont());
      logarithmic.setTickLabelFont(plot.getRangeAxis().getTickLabelFont());
      plot.setRangeAxis(logarithmic);
    } else if (plot.getRangeAxis() instanceof NumberAxis linear) {
      linear.setAutoRangeIncludesZero(true);
    }
    ValueMarker now = new ValueMarker(0, Color.GRAY, new BasicStroke(1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1f,
        new float[] {4f, 4f}, 0f));
    plot.addDomainMarker(now);
    markers.add(now);
    // without a buffer, which would be blurred on screens of double density; any size, without stretching
    ChartPanel panel = new ChartPanel(chart, false);
    panel.setMinimumDrawWidth(0);
    panel.setMinimumDrawHeight(0);
    panel.setMaximumDrawWidth(Integer.MAX_VALUE);
    panel.setMaximumDrawHeight(Integer.MAX_VALUE);
    return panel;
  }
}

package weka.gui.explorer.diffusion;

import java.awt.BasicStroke;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Moment;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** Charts of error, change and reach per step; a line marks the step shown in the picture. */
final class ChartsTab extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final Color GRID = new Color(0xdddddd);
  private static final Color INK = new Color(0x404040);

  private final transient List<ValueMarker> markers = new ArrayList<>();

  ChartsTab() {
    super(new BorderLayout());
    setBorder(BorderFactory.createEmptyBorder(6, 6, 6, 6));
  }

  void show(DiffusionResult result) {
    removeAll();
    markers.clear();
    boolean hasSteps = result.film().moments().size() > 1;
    add(hasSteps ? panel(result.film()) : noSteps(), BorderLayout.CENTER);
    revalidate();
    repaint();
  }

  /** Moves the line to a step. */
  void mark(int t) {
    markers.forEach(marker -> marker.setValue(t));
  }

  private static JLabel noSteps() {
    JLabel sentence = new JLabel("Solved directly: there are no steps to show.", JLabel.CENTER);
    sentence.setName("charts");
    return sentence;
  }

  private ChartPanel panel(Film film) {
    XYSeries errors = new XYSeries("error");
    XYSeries change = new XYSeries("change");
    XYSeries reached = new XYSeries("reached");
    for (Moment moment : film.moments()) {
      if (moment.change() > 0) { // the axis is logarithmic
        change.add(moment.t(), moment.change());
      }
      errors.add(moment.t(), film.percentWrong(moment));
      reached.add(moment.t(), moment.reached());
    }
    boolean hasInitial = film.moments().get(0).t() < 0;
    NumberAxis steps =
        new NumberAxis(hasInitial ? "step (up to 0: initial isotropic steps)" : "step");
    steps.setLowerMargin(0);
    steps.setUpperMargin(0);
    steps.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    steps.setAutoRangeIncludesZero(false);
    style(steps);
    CombinedDomainXYPlot all = new CombinedDomainXYPlot(steps);
    all.setGap(14);
    if (film.judged() > 0) {
      all.add(plot(errors, new NumberAxis("error on hidden labels, %"), 4));
    }
    if (change.getItemCount() > 0) {
      LogAxis decades = new LogAxis("largest change");
      decades.setTickUnit(new NumberTickUnit(1));
      all.add(plot(change, decades, 0));
    }
    all.add(plot(reached, new NumberAxis("nodes reached"), 2));
    JFreeChart chart = new JFreeChart(null, null, all, false);
    chart.setBackgroundPaint(Color.WHITE);
    chart.setPadding(new RectangleInsets(8, 4, 4, 18));
    // a buffer would be blurred on high-density screens; unlimited sizes prevent stretching
    ChartPanel panel = new ChartPanel(chart, false);
    panel.setName("charts");
    panel.setToolTipText(
        "Error rate on hidden labels; largest change of a score; number of nodes reached by a"
            + " label");
    panel.setMinimumDrawWidth(0);
    panel.setMinimumDrawHeight(0);
    panel.setMaximumDrawWidth(Integer.MAX_VALUE);
    panel.setMaximumDrawHeight(Integer.MAX_VALUE);
    return panel;
  }

  private XYPlot plot(XYSeries series, ValueAxis axis, int colour) {
    style(axis);
    XYLineAndShapeRenderer line = new XYLineAndShapeRenderer(true, false);
    line.setSeriesPaint(0, ClassColours.of(colour));
    line.setSeriesStroke(0, new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    XYPlot plot = new XYPlot(new XYSeriesCollection(series), null, axis, line);
    plot.setBackgroundPaint(Color.WHITE);
    plot.setDomainGridlinePaint(GRID);
    plot.setRangeGridlinePaint(GRID);
    plot.setOutlinePaint(Color.LIGHT_GRAY);
    ValueMarker now =
        new ValueMarker(
            0,
            Color.GRAY,
            new BasicStroke(
                1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1f, new float[] {4f, 4f}, 0f));
    plot.addDomainMarker(now);
    markers.add(now);
    return plot;
  }

  private void style(ValueAxis axis) {
    axis.setLabelFont(getFont().deriveFont(Font.PLAIN));
    axis.setTickLabelFont(getFont().deriveFont(Font.PLAIN, 11f));
    axis.setLabelPaint(INK);
    axis.setTickLabelPaint(INK);
  }
}

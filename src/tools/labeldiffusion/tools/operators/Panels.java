package labeldiffusion.tools.operators;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.List;
import javax.imageio.ImageIO;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeriesCollection;

/** Charts with two logarithmic axes, side by side in one picture. */
final class Panels {
  private static final int WIDTH = 380;
  private static final int HEIGHT = 340;

  /** Of Okabe and Ito, which colour-blind people can tell apart. */
  private static final int[] COLOURS = {0xD55E00, 0x0072B2, 0x777777};

  private Panels() {}

  static JFreeChart chart(String title, String xTitle, String yTitle, XYSeriesCollection series) {
    JFreeChart chart =
        ChartFactory.createXYLineChart(
            title, xTitle, yTitle, series, PlotOrientation.VERTICAL, true, false, false);
    chart.setBackgroundPaint(Color.WHITE);
    chart.getTitle().setFont(chart.getTitle().getFont().deriveFont(14f));
    XYPlot plot = chart.getXYPlot();
    plot.setBackgroundPaint(Color.WHITE);
    plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
    plot.setDomainGridlinePaint(Color.LIGHT_GRAY);
    plot.setDomainAxis(axis(xTitle));
    plot.setRangeAxis(axis(yTitle));
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
    for (int s = 0; s < series.getSeriesCount(); s++) {
      renderer.setSeriesPaint(s, new Color(COLOURS[s]));
      renderer.setSeriesStroke(s, new BasicStroke(2));
    }
    plot.setRenderer(renderer);
    return chart;
  }

  private static LogAxis axis(String title) {
    LogAxis axis = new LogAxis(title);
    axis.setNumberFormatOverride(new TwoDigits());
    return axis;
  }

  static void save(List<JFreeChart> charts, Path file) throws IOException {
    int width = WIDTH * charts.size();
    BufferedImage image = new BufferedImage(width, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    for (int c = 0; c < charts.size(); c++) {
      charts.get(c).draw(graphics, new Rectangle(c * WIDTH, 0, WIDTH, HEIGHT));
    }
    graphics.dispose();
    ImageIO.write(image, "png", file.toFile());
  }

  /** Numbers rounded to two digits: the ticks of a logarithmic axis are odd numbers. */
  private static final class TwoDigits extends NumberFormat {
    private static final long serialVersionUID = 1L;

    @Override
    public StringBuffer format(double number, StringBuffer text, FieldPosition position) {
      return text.append(
          new BigDecimal(number).round(new MathContext(2)).stripTrailingZeros().toPlainString());
    }

    @Override
    public StringBuffer format(long number, StringBuffer text, FieldPosition position) {
      return text.append(number);
    }

    @Override
    public Number parse(String text, ParsePosition position) {
      throw new UnsupportedOperationException("ticks are only written");
    }
  }
}

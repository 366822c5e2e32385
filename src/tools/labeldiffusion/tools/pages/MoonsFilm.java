package labeldiffusion.tools.pages;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import labeldiffusion.picture.Film;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;
import labeldiffusion.picture.Moment;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instances;
import weka.core.Utils;
import weka.filters.Filter;
import weka.filters.unsupervised.instance.HideLabels;
import weka.gui.explorer.diffusion.AnimatedGif;
import weka.gui.explorer.diffusion.GraphPainter;

/**
 * Animates isotropic and smooth diffusion side by side, on the same two moons and with the same
 * labels, which are released after the start as in the paper. Isotropic diffusion crosses the
 * boundary and becomes constant; smooth diffusion stops at the boundary.
 */
public final class MoonsFilm {
  private static final int ROWS = 300;
  private static final double NOISE = 0.14;
  private static final int DATA_SEED = 2;
  private static final int LABELS_PER_CLASS = 3;
  private static final int LABEL_SEED = 6;
  private static final String OPTIONS = "-K 10 -label-rule RELEASE -steps 2000";
  private static final int WIDTH = 330;
  private static final int HEIGHT = 215;
  private static final int TITLE = 44;
  private static final int PICTURES = 22;

  private MoonsFilm() {}

  /**
   * Writes the animation.
   *
   * @param args the file to write
   */
  public static void main(String[] args) throws Exception {
    Instances truth = TwoMoons.generate(ROWS, NOISE, DATA_SEED);
    HideLabels hide = new HideLabels();
    hide.setLabelsPerClass(LABELS_PER_CLASS);
    hide.setSeed(LABEL_SEED);
    hide.setInputFormat(truth);
    Instances shown = Filter.useFilter(truth, hide);
    Side[] sides = {
      new Side("IsotropicDiffusion", new IsotropicDiffusion(), truth, shown),
      new Side("SmoothDiffusion", new SmoothDiffusion(), truth, shown)
    };
    try (AnimatedGif gif = new AnimatedGif(new File(args[0]), palette())) {
      for (int p = 0; p < PICTURES; p++) {
        // slow at first, when most changes happen
        double share = Math.pow(p / (PICTURES - 1.0), 3);
        BufferedImage picture =
            new BufferedImage(2 * WIDTH, HEIGHT + TITLE, BufferedImage.TYPE_INT_RGB);
        for (int s = 0; s < 2; s++) {
          sides[s].paint(picture, s * WIDTH, share);
        }
        gif.add(picture, p == 0 ? 80 : p == PICTURES - 1 ? 350 : 20);
      }
    }
  }

  /** Greys for edges and text, and the two classes' colours from pale to dark. */
  private static int[] palette() {
    IntStream greys = IntStream.range(0, 12).map(g -> 0x010101 * (g * 255 / 11));
    IntStream classes =
        Arrays.stream(new int[] {0x0072b2, 0xe69f00})
            .flatMap(
                colour ->
                    IntStream.range(0, 8)
                        .map(
                            step -> {
                              Color full = new Color(colour);
                              double light = step < 6 ? 1 - (step + 1) / 6.0 : 0;
                              double dark = step < 6 ? 1 : 1 - (step - 5) / 3.0;
                              return new Color(
                                          (int)
                                              (dark
                                                  * (full.getRed()
                                                      + light * (255 - full.getRed()))),
                                          (int)
                                              (dark
                                                  * (full.getGreen()
                                                      + light * (255 - full.getGreen()))),
                                          (int)
                                              (dark
                                                  * (full.getBlue()
                                                      + light * (255 - full.getBlue()))))
                                      .getRGB()
                                  & 0xffffff;
                            }));
    return IntStream.concat(greys, classes).toArray();
  }

  /** One of the two diffusions. */
  private static final class Side {
    private final String name;
    private final Film film;
    private final GraphPainter painter;
    private final BufferedImage image =
        new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);

    Side(String name, LabelDiffusionClassifier classifier, Instances truth, Instances shown)
        throws Exception {
      this.name = name;
      int[] hidden = RowEncoder.labels(truth).classOf();
      int[] seen = RowEncoder.labels(shown).classOf();
      Arrays.setAll(hidden, row -> seen[row] < 0 ? hidden[row] : -1);
      film = new Film(hidden, Film.MOST_NODES, Integer.MAX_VALUE);
      boolean isGuided = classifier instanceof AnisotropicDiffusionClassifier;
      classifier.setOptions(Utils.splitOptions(isGuided ? OPTIONS + " -sigma-f 0.3" : OPTIONS));
      classifier.addWatcher(film);
      classifier.buildClassifier(shown);
      double[] x =
          Arrays.stream(film.drawing().rows())
              .mapToDouble(row -> shown.instance(row).value(0))
              .toArray();
      double[] y =
          Arrays.stream(film.drawing().rows())
              .mapToDouble(row -> shown.instance(row).value(1))
              .toArray();
      painter = new GraphPainter(film.drawing(), Layout.ofPoints(x, y));
    }

    /** The moment at a share of the film's length. */
    void paint(BufferedImage picture, int left, double share) {
      int at = (int) Math.round(share * (film.moments().size() - 1));
      Moment moment = film.moments().get(at);
      Frame frame = film.frames().get(at);
      painter.paint(image, 1, frame);
      Graphics2D pen = picture.createGraphics();
      pen.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      pen.setColor(Color.WHITE);
      pen.fillRect(left, 0, WIDTH, TITLE);
      pen.drawImage(image, left, TITLE, null);
      pen.setColor(Color.DARK_GRAY);
      pen.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
      pen.drawString(name, left + 20, 20);
      pen.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
      pen.drawString(
          String.format(
              Locale.ROOT, "step %d, %d of %d wrong", moment.t(), moment.errors(), film.judged()),
          left + 20,
          38);
      pen.dispose();
    }
  }
}

package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import labeldiffusion.parallel.Progress;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.w3c.dom.Document;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.experiment.TwoMoons;

/** What can be saved of a picture: {@link Poster}, {@link SvgPicture} and {@link AnimatedGif}. */
public class PosterTest {
  private static final Dimension SIZE = new Dimension(300, 200);

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private DiffusionResult result;
  private Layout layout;
  private Frame last;

  @Before
  public void run() throws Exception {
    result =
        new DiffusionJob(
                new IsotropicDiffusion(),
                TwoMoons.generate(60, 0.05, 1),
                new LabelChoice.FewPerClass(3, 1),
                new ProgressLine())
            .run();
    layout = new LayoutChoice(LayoutChoice.Kind.ATTRIBUTES, 0, 1).layout(result, Progress.NONE);
    List<Frame> frames = result.film().frames();
    last = frames.get(frames.size() - 1);
  }

  private Poster poster(Viewpoint viewpoint, String... classes) {
    Drawing drawing = result.film().drawing();
    return new Poster("two moons", classes, drawing, layout, viewpoint, SIZE);
  }

  private Poster poster() {
    return poster(new Viewpoint(), "a", "b");
  }

  @Test
  public void titleNamesTableClassifierAndStep() {
    assertEquals("two moons, IsotropicDiffusion", result.title());
    assertEquals("two moons, step " + last.t(), poster().titleAt(last));
  }

  @Test
  public void pngHasTitleAndLegendAboveThePicture() throws Exception {
    File file = folder.newFile("picture.png");
    poster().writePng(last, file);
    BufferedImage image = ImageIO.read(file);
    assertEquals(2 * SIZE.width, image.getWidth());
    assertTrue(image.getHeight() > 2 * (SIZE.height + Poster.TITLE_HEIGHT));
    int dark = 0;
    for (int y = 0; y < 2 * Poster.TITLE_HEIGHT; y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        dark += new Color(image.getRGB(x, y)).getRed() < 100 ? 1 : 0;
      }
    }
    assertTrue("letters in the title: " + dark, dark > 100);
  }

  @Test
  public void svgIsWellFormedAndHasEveryNodeEdgeLevelAndEntry() throws Exception {
    Document svg = parsed(SvgPicture.of(poster(new Viewpoint(), "<a&b>", "\"ü\""), last));
    assertEquals("svg", svg.getDocumentElement().getTagName());
    assertEquals("title and entries", 4, svg.getElementsByTagName("text").getLength());
    assertEquals("<a&b>", svg.getElementsByTagName("text").item(1).getTextContent());
    long filled =
        IntStream.range(0, svg.getElementsByTagName("path").getLength())
            .mapToObj(i -> svg.getElementsByTagName("path").item(i).getAttributes())
            .filter(attributes -> !attributes.getNamedItem("fill").getNodeValue().equals("none"))
            .count();
    assertEquals("60 nodes and three entries of the legend", 63, filled);
  }

  @Test
  public void svgShowsOneClassIfThatIsWhatTheScreenShows() throws Exception {
    Viewpoint viewpoint = new Viewpoint();
    String all = SvgPicture.of(poster(viewpoint, "a", "b"), last);
    viewpoint.show(0);
    String one = SvgPicture.of(poster(viewpoint, "a", "b"), last);
    assertTrue(one.length() < 0.7 * all.length());
  }

  @Test
  public void gifIsALoopOfSeveralPictures() throws Exception {
    File file = folder.newFile("film.gif");
    poster().writeGif(result.film().frames(), file);
    try (ImageInputStream input = ImageIO.createImageInputStream(file)) {
      ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
      reader.setInput(input);
      int pictures = reader.getNumImages(true);
      assertTrue("pictures: " + pictures, pictures > 2 && pictures <= 50);
      assertEquals(SIZE.width, reader.read(0).getWidth());
      assertNotEquals(hash(reader.read(0)), hash(reader.read(pictures - 1)));
    }
    byte[] bytes = java.nio.file.Files.readAllBytes(file.toPath());
    assertTrue(new String(bytes, StandardCharsets.ISO_8859_1).contains("NETSCAPE2.0"));
  }

  @Test
  public void unchangedPixelsOfAGifAreTransparent() throws Exception {
    File file = folder.newFile("two.gif");
    BufferedImage picture = new BufferedImage(4, 1, BufferedImage.TYPE_INT_RGB);
    picture.setRGB(1, 0, 0xff0000);
    int[] palette = AnimatedGif.palette(picture);
    assertEquals(List.of(0, 0xff0000), IntStream.of(palette).boxed().toList());
    try (AnimatedGif gif = new AnimatedGif(file, palette)) {
      gif.add(picture, 10);
      picture.setRGB(2, 0, 0xfe0101); // close to red
      gif.add(picture, 10);
    }
    try (ImageInputStream input = ImageIO.createImageInputStream(file)) {
      ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
      reader.setInput(input);
      BufferedImage second = reader.read(1);
      assertEquals(0, second.getRGB(1, 0) >>> 24);
      assertEquals(0xffff0000, second.getRGB(2, 0));
    }
  }

  private static int hash(BufferedImage image) {
    return java.util.Arrays.hashCode(
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()));
  }

  private static Document parsed(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}

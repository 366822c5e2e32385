package weka.gui.explorer.diffusion;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/**
 * Writes an animated GIF with few colours that repeats forever. Pixels that stay as they are in the
 * picture before are written as transparent, which makes the file several times smaller.
 */
public final class AnimatedGif implements AutoCloseable {
  /** The largest number of colours; one more stands for transparent. */
  public static final int MOST_COLOURS = 255;

  /** Colours are told apart by the upper five bits of red, green and blue. */
  private static final int CELLS = 1 << 15;

  private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
  private final ImageOutputStream output;
  private final IndexColorModel colours;
  private final int[] palette;

  /** The palette's colour nearest to each cell, -1 where it is not known yet. */
  private final short[] nearest = new short[CELLS];

  private int[] before = {};

  /**
   * Opens the file.
   *
   * @param palette the colours, at most {@link #MOST_COLOURS}
   */
  public AnimatedGif(File file, int[] palette) throws IOException {
    this.palette = palette.clone();
    int transparent = palette.length;
    colours =
        new IndexColorModel(
            8,
            transparent + 1,
            Arrays.copyOf(palette, transparent + 1),
            0,
            false,
            transparent,
            DataBuffer.TYPE_BYTE);
    Arrays.fill(nearest, (short) -1);
    if (file.exists() && !file.delete()) {
      throw new IOException("'" + file + "' cannot be overwritten");
    }
    output = ImageIO.createImageOutputStream(file);
    writer.setOutput(output);
    writer.prepareWriteSequence(null);
  }

  /** The most frequent colours of some pictures, at most {@link #MOST_COLOURS}. */
  public static int[] palette(BufferedImage... pictures) {
    int[] count = new int[CELLS];
    int[] example = new int[CELLS];
    for (BufferedImage picture : pictures) {
      for (int rgb : pixels(picture)) {
        count[cell(rgb)]++;
        example[cell(rgb)] = rgb & 0xffffff;
      }
    }
    long[] order = new long[CELLS]; // by count, then by colour
    Arrays.setAll(order, cell -> ((long) -count[cell] << 32) + cell);
    Arrays.sort(order);
    return Arrays.stream(order)
        .limit(MOST_COLOURS)
        .mapToInt(key -> (int) key & CELLS - 1)
        .filter(cell -> count[cell] > 0)
        .map(cell -> example[cell])
        .toArray();
  }

  private static int[] pixels(BufferedImage picture) {
    int width = picture.getWidth();
    return picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
  }

  private static int cell(int rgb) {
    return (rgb >> 9 & 0x7c00) + (rgb >> 6 & 0x3e0) + (rgb >> 3 & 0x1f);
  }

  /** Adds a picture and the time to show it. All pictures must have the same size. */
  public void add(BufferedImage picture, int hundredths) throws IOException {
    int[] index = pixels(picture);
    for (int p = 0; p < index.length; p++) {
      index[p] = nearest(index[p] & 0xffffff);
    }
    int[] written = index.clone();
    for (int p = 0; p < before.length; p++) {
      written[p] = index[p] == before[p] ? palette.length : index[p];
    }
    before = index;
    BufferedImage indexed =
        new BufferedImage(
            picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, colours);
    indexed.getRaster().setSamples(0, 0, picture.getWidth(), picture.getHeight(), 0, written);
    IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(indexed), null);
    describe(metadata, hundredths);
    writer.writeToSequence(new IIOImage(indexed, null, metadata), null);
  }

  private void describe(IIOMetadata metadata, int hundredths) throws IOException {
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
    IIOMetadataNode control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "TRUE");
    control.setAttribute("transparentColorIndex", String.valueOf(palette.length));
    control.setAttribute("delayTime", String.valueOf(hundredths));
    IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
    loop.setAttribute("applicationID", "NETSCAPE");
    loop.setAttribute("authenticationCode", "2.0");
    loop.setUserObject(new byte[] {1, 0, 0}); // repeat forever
    child(root, "ApplicationExtensions").appendChild(loop);
    metadata.setFromTree(format, root);
  }

  private static IIOMetadataNode child(IIOMetadataNode root, String name) {
    for (int i = 0; i < root.getLength(); i++) {
      if (root.item(i).getNodeName().equals(name)) {
        return (IIOMetadataNode) root.item(i);
      }
    }
    IIOMetadataNode child = new IIOMetadataNode(name);
    root.appendChild(child);
    return child;
  }

  private int nearest(int rgb) {
    int cell = cell(rgb);
    if (nearest[cell] < 0) {
      int best = 0;
      for (int p = 1; p < palette.length; p++) {
        best = distance(rgb, palette[p]) < distance(rgb, palette[best]) ? p : best;
      }
      nearest[cell] = (short) best;
    }
    return nearest[cell];
  }

  private static int distance(int a, int b) {
    int sum = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int difference = (a >> shift & 255) - (b >> shift & 255);
      sum += difference * difference;
    }
    return sum;
  }

  @Override
  public void close() throws IOException {
    writer.endWriteSequence();
    output.close();
    writer.dispose();
  }
}

package labeldiffusion.tools.pages;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.File;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** Writes an animated GIF with few colours that repeats forever. */
final class AnimatedGif implements AutoCloseable {
  private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
  private final ImageOutputStream output;
  private final IndexColorModel colours;
  private final int[] palette;
  private final Map<Integer, Byte> nearest = new HashMap<>();

  /**
   * Opens the file.
   *
   * @param palette the colours, at most 256
   */
  AnimatedGif(File file, int[] palette) throws IOException {
    this.palette = palette.clone();
    colours =
        new IndexColorModel(
            8, palette.length, palette, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
    if (file.exists() && !file.delete()) {
      throw new IOException("'" + file + "' cannot be overwritten");
    }
    output = ImageIO.createImageOutputStream(file);
    writer.setOutput(output);
    writer.prepareWriteSequence(null);
  }

  /** Adds a picture and the time to show it. */
  void add(BufferedImage picture, int hundredths) throws IOException {
    BufferedImage indexed =
        new BufferedImage(
            picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, colours);
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        indexed
            .getRaster()
            .setSample(
                x, y, 0, nearest.computeIfAbsent(picture.getRGB(x, y) & 0xffffff, this::nearest));
      }
    }
    IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(indexed), null);
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
    IIOMetadataNode control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", String.valueOf(hundredths));
    IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
    loop.setAttribute("applicationID", "NETSCAPE");
    loop.setAttribute("authenticationCode", "2.0");
    loop.setUserObject(new byte[] {1, 0, 0}); // repeat forever
    child(root, "ApplicationExtensions").appendChild(loop);
    metadata.setFromTree(format, root);
    writer.writeToSequence(new IIOImage(indexed, null, metadata), null);
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

  private byte nearest(int rgb) {
    int best = 0;
    for (int p = 1; p < palette.length; p++) {
      best = distance(rgb, palette[p]) < distance(rgb, palette[best]) ? p : best;
    }
    return (byte) best;
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

package labeldiffusion.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.zip.GZIPOutputStream;
import labeldiffusion.picture.Drawing;
import labeldiffusion.picture.Frame;
import labeldiffusion.picture.Layout;

/**
 * Nodes, edges and frames as compressed numbers, little end first; page.js reads them in the same
 * order. Of n nodes, m edges and f frames there are
 *
 * <pre>
 *   32 bits: row n, lower end m, upper end m
 *   16 bits: x n, y n, given label n, hidden label n, first class n, second class n, class f n
 *    8 bits: first probability n, second probability n, confidence f n, flow f m
 * </pre>
 *
 * The numbers of a frame are differences from the frame before. Most are 0 and cost next to
 * nothing.
 */
final class FilmBytes {
  /** Steps between 0 and 1 of confidence and flow. */
  static final int LEVELS = 12;

  private final Drawing drawing;
  private final List<Frame> frames;
  private final ByteBuffer buffer;

  private FilmBytes(Drawing drawing, List<Frame> frames) {
    this.drawing = drawing;
    this.frames = frames;
    long n = drawing.size();
    long m = drawing.low().length;
    long f = frames.size();
    buffer =
        ByteBuffer.allocate(
                Math.toIntExact(4 * (n + 2 * m) + 2 * n * (6 + f) + 2 * n + f * (n + m)))
            .order(ByteOrder.LITTLE_ENDIAN);
  }

  /** The numbers, compressed by gzip and in base 64. */
  static String of(
      Drawing drawing, List<Frame> frames, Layout layout, List<Prediction> predictions) {
    FilmBytes film = new FilmBytes(drawing, frames);
    film.ints(drawing.rows());
    film.ints(drawing.low());
    film.ints(drawing.high());
    int n = drawing.size();
    film.shorts(n, v -> Math.round(65535 * layout.x()[v]));
    film.shorts(n, v -> Math.round(65535 * layout.y()[v]));
    film.shorts(n, v -> drawing.labels()[v]);
    film.shorts(n, v -> predictions.get(v).hidden());
    film.shorts(n, v -> predictions.get(v).first());
    film.shorts(n, v -> predictions.get(v).second());
    film.classes();
    film.bytes(n, v -> (int) Math.round(255 * predictions.get(v).share()));
    film.bytes(n, v -> (int) Math.round(255 * predictions.get(v).secondShare()));
    film.confidences();
    film.flows();
    return compressed(film.buffer.array());
  }

  private void ints(int[] values) {
    for (int value : values) {
      buffer.putInt(value);
    }
  }

  private void shorts(int count, IntUnaryOperator value) {
    for (int v = 0; v < count; v++) {
      buffer.putShort((short) value.applyAsInt(v));
    }
  }

  private void bytes(int count, IntUnaryOperator value) {
    for (int v = 0; v < count; v++) {
      buffer.put((byte) value.applyAsInt(v));
    }
  }

  private void classes() {
    for (int f = 0; f < frames.size(); f++) {
      int[] now = frames.get(f).classOf();
      int[] before = f == 0 ? new int[now.length] : frames.get(f - 1).classOf();
      shorts(now.length, v -> now[v] - before[v]);
    }
  }

  private void confidences() {
    for (int f = 0; f < frames.size(); f++) {
      Frame now = frames.get(f);
      Frame before = frames.get(Math.max(0, f - 1));
      boolean isFirst = f == 0;
      bytes(drawing.size(), v -> confidence(now, v) - (isFirst ? 0 : confidence(before, v)));
    }
  }

  private int confidence(Frame frame, int v) {
    return level(frame.confidence(v, drawing.classes()));
  }

  private void flows() {
    for (int f = 0; f < frames.size(); f++) {
      float[] now = frames.get(f).flow();
      float[] before = f == 0 ? new float[now.length] : frames.get(f - 1).flow();
      bytes(now.length, e -> level(now[e]) - level(before[e]));
    }
  }

  private static int level(float share) {
    return Math.round(LEVELS * share);
  }

  /** Bytes in base 64, compressed by gzip. */
  static String compressed(byte[] bytes) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(output)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen in memory
    }
    return Base64.getEncoder().encodeToString(output.toByteArray());
  }
}

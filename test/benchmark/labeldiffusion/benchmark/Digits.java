package labeldiffusion.benchmark;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import labeldiffusion.points.Points;
import weka.core.Attribute;
import weka.core.Instances;
import weka.core.SparseInstance;

/**
 * MNIST, or generated rows of the same shape, as plain files that Java and Python jobs can read.
 */
public final class Digits {
  public static final int PIXELS = 784;
  private static final String[] PARTS = {"train", "t10k"};

  private Digits() {}

  /** Writes digits.f32, classes.i32 and shown.i32 to the work folder; returns a description. */
  static String prepare(Settings settings) throws IOException {
    int n = settings.digits();
    boolean real = Files.exists(images(settings, PARTS[0]));
    int[] classOf = real ? copyImages(settings, n) : generate(settings, n);
    writeInts(settings.file("classes.i32"), classOf);
    writeInts(
        settings.file("shown.i32"),
        Clusters.shown(classOf, Settings.CLASSES, Settings.LABELS_PER_CLASS));
    return (real
            ? "MNIST"
            : "generated rows in the shape of MNIST (use -Ddata=DIR for the real ones)")
        + ", "
        + n
        + " x "
        + PIXELS;
  }

  private static Path images(Settings settings, String part) {
    return settings.data().resolve("mnist70k-" + part + "-images.idx3.gz");
  }

  private static DataInputStream open(Path file) throws IOException {
    return new DataInputStream(
        new BufferedInputStream(new GZIPInputStream(Files.newInputStream(file)), 1 << 16));
  }

  private static int[] copyImages(Settings settings, int n) throws IOException {
    int[] classOf = new int[n];
    int i = 0;
    try (OutputStream out =
        new BufferedOutputStream(Files.newOutputStream(settings.file("digits.f32")), 1 << 16)) {
      for (String part : PARTS) {
        Path labels = settings.data().resolve("mnist70k-" + part + "-labels.idx1.gz");
        try (DataInputStream pixels = open(images(settings, part));
            DataInputStream classes = open(labels)) {
          pixels.skipNBytes(4);
          int count = pixels.readInt();
          pixels.skipNBytes(8);
          classes.skipNBytes(8);
          byte[] row = new byte[PIXELS];
          for (int r = 0; r < count && i < n; r++) {
            pixels.readFully(row);
            classOf[i++] = classes.readByte();
            ByteBuffer floats = ByteBuffer.allocate(4 * PIXELS).order(ByteOrder.LITTLE_ENDIAN);
            for (byte pixel : row) {
              floats.putFloat((pixel & 255) / 255f);
            }
            out.write(floats.array());
          }
        }
      }
    }
    return classOf;
  }

  private static int[] generate(Settings settings, int n) throws IOException {
    Clusters clusters = new Clusters(n, PIXELS, Settings.CLASSES, 1);
    try (OutputStream out =
        new BufferedOutputStream(Files.newOutputStream(settings.file("digits.f32")), 1 << 16)) {
      for (double[] row : clusters.rows) {
        ByteBuffer floats = ByteBuffer.allocate(4 * PIXELS).order(ByteOrder.LITTLE_ENDIAN);
        for (double value : row) {
          floats.putFloat(
              (float)
                  Math.max(0, Math.min(1, value - 1.5))); // mostly 0, like the pixels of a digit
        }
        out.write(floats.array());
      }
    }
    return clusters.classOf;
  }

  private static void writeInts(Path file, int[] values) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(values);
    Files.write(file, bytes.array());
  }

  static int[] ints(Path work, String name, int n) throws IOException {
    int[] values = new int[n];
    ByteBuffer.wrap(Files.readAllBytes(work.resolve(name)))
        .order(ByteOrder.LITTLE_ENDIAN)
        .asIntBuffer()
        .get(values);
    return values;
  }

  /** Reads the rows one by one: a job whose memory is measured must not hold them twice. */
  private static void forEachRow(Path work, int n, Consumer<double[]> user) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocateDirect(4 * PIXELS).order(ByteOrder.LITTLE_ENDIAN);
    try (FileChannel channel = FileChannel.open(work.resolve("digits.f32"))) {
      for (int i = 0; i < n; i++) {
        bytes.clear();
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        bytes.flip();
        double[] row = new double[PIXELS];
        for (int a = 0; a < PIXELS; a++) {
          row[a] = bytes.getFloat();
        }
        user.accept(row);
      }
    }
  }

  /** The first n rows. */
  public static Points points(Path work, int n) throws IOException {
    List<double[]> rows = new ArrayList<>(n);
    forEachRow(work, n, rows::add);
    return Points.of(rows.toArray(new double[0][]));
  }

  /**
   * The first n rows as sparse instances. The class is the last attribute, missing where the file
   * has -1.
   */
  static Instances table(Path work, int n, String classes) throws IOException {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < PIXELS; a++) {
      attributes.add(new Attribute("pixel" + a));
    }
    attributes.add(
        new Attribute("class", List.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")));
    Instances table = new Instances("digits", attributes, n);
    table.setClassIndex(PIXELS);
    int[] classOf = ints(work, classes, n);
    forEachRow(
        work,
        n,
        pixels -> {
          double[] values = Arrays.copyOf(pixels, PIXELS + 1);
          int label = classOf[table.size()];
          values[PIXELS] = label < 0 ? Double.NaN : label;
          table.add(new SparseInstance(1, values));
        });
    return table;
  }
}

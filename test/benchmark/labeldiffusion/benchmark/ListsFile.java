package labeldiffusion.benchmark;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import labeldiffusion.neighbours.Neighbours;

/**
 * Neighbours stored in a file, so that several jobs can use one search: n, k, the indices, the
 * squared distances.
 */
public final class ListsFile {
  private ListsFile() {}

  static void write(Path file, Neighbours lists) throws IOException {
    long length = 8 + 12L * lists.index().length;
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      MappedByteBuffer bytes = channel.map(FileChannel.MapMode.READ_WRITE, 0, length);
      bytes.order(ByteOrder.LITTLE_ENDIAN);
      bytes.putInt(lists.n()).putInt(lists.k());
      bytes.asIntBuffer().put(lists.index());
      bytes.position(8 + 4 * lists.index().length);
      bytes.asDoubleBuffer().put(lists.squared());
    }
  }

  /** Reads the first k neighbours of each list. */
  public static Neighbours read(Path file, int k) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      MappedByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
      bytes.order(ByteOrder.LITTLE_ENDIAN);
      int n = bytes.getInt();
      int stored = bytes.getInt();
      if (k > stored) {
        throw new IOException("the lists have " + stored + " neighbours each, not " + k);
      }
      int[] index = new int[n * k];
      double[] squared = new double[n * k];
      for (int i = 0; i < n; i++) {
        bytes.position(8 + 4 * i * stored);
        bytes.asIntBuffer().get(index, i * k, k);
        bytes.position(8 + 4 * n * stored + 8 * i * stored);
        bytes.asDoubleBuffer().get(squared, i * k, k);
      }
      return new Neighbours(n, k, index, squared);
    }
  }

  /** Share of the neighbours in a list that are as close as the exact ones. */
  static double recall(Path exact, Path found, int k) throws IOException {
    Neighbours truth = read(exact, k);
    Neighbours lists = read(found, k);
    long hits = 0;
    for (int p = 0; p < lists.index().length; p++) {
      hits += lists.squared()[p] <= truth.squared()[p / k * k + k - 1] ? 1 : 0;
    }
    return (double) hits / lists.index().length;
  }

  static boolean same(Path one, Path other) throws IOException {
    return Files.mismatch(one, other) < 0;
  }
}

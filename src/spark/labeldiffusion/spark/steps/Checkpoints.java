package labeldiffusion.spark.steps;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Keeps the state of a long run in a folder that all machines can read. Every few steps the scores
 * are written and read back. That ends the chain of data sets, which otherwise grows until the
 * stack overflows, and an interrupted run continues from there. The two latest states are kept.
 */
public final class Checkpoints {
  private static final String STEP = "step-";
  private static final String FROZEN = "frozen";
  private static final String DONE = "_done";
  private static final String BLOCKS = "number-of-blocks";
  private static final int KEPT = 2;

  private final JavaSparkContext spark;

  /** Sent to each machine once: every task carries the reads of all checkpoints it depends on. */
  private final Broadcast<SerializableConfiguration> files;

  private final Path folder;
  private final int interval;
  private final int blocks;

  /** The scores of the steps since the last checkpoint. */
  private final List<JavaRDD<double[]>> former = new ArrayList<>();

  /**
   * @param folder of this run and no other
   * @param interval steps between two checkpoints
   * @param blocks their number, unless the run is continued: cores may have come or gone
   */
  public Checkpoints(JavaSparkContext spark, Path folder, int interval, int blocks) {
    this.spark = spark;
    files = spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
    this.folder = folder;
    this.interval = interval;
    if (!has(BLOCKS)) {
      writeObject(spark.hadoopConfiguration(), done(BLOCKS), new double[] {blocks});
    }
    this.blocks = (int) facts(BLOCKS)[0];
  }

  /** How many blocks the run has. */
  public int blocks() {
    return blocks;
  }

  /** The last step whose state is complete, 0 if there is none. */
  public int lastStep() {
    return steps().max().orElse(0);
  }

  private IntStream steps() {
    try {
      FileSystem files = folder.getFileSystem(spark.hadoopConfiguration());
      if (!files.exists(folder)) {
        return IntStream.empty();
      }
      return Arrays.stream(files.listStatus(folder))
          .map(FileStatus::getPath)
          .filter(path -> path.getName().startsWith(STEP) && isDone(path))
          .mapToInt(path -> Integer.parseInt(path.getName().substring(STEP.length())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isDone(Path path) {
    try {
      return path.getFileSystem(spark.hadoopConfiguration()).exists(new Path(path, DONE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path path(int step) {
    return new Path(folder, STEP + step);
  }

  public JavaRDD<double[]> read(int step) {
    return read(path(step));
  }

  /** What belongs to a step besides the scores. */
  double[] state(int step) {
    return facts(path(step).getName());
  }

  JavaRDD<double[]> readFrozen() {
    return restore(FROZEN);
  }

  /** Weights that all later steps use. */
  JavaRDD<double[]> frozen(JavaRDD<double[]> weights) {
    return store(FROZEN, weights, new double[0]);
  }

  /** Whether a data set of this name has been stored. */
  public boolean has(String name) {
    return isDone(new Path(folder, name));
  }

  /** Stores something with one element per block, which an interrupted run need not make again. */
  public <T> JavaRDD<T> store(String name, JavaRDD<T> data, double[] facts) {
    write(data, new Path(folder, name), facts);
    return read(new Path(folder, name));
  }

  public <T> JavaRDD<T> restore(String name) {
    return read(new Path(folder, name));
  }

  /** The numbers that were stored with a data set. */
  public double[] facts(String name) {
    return (double[]) readObject(spark.hadoopConfiguration(), done(name));
  }

  private Path done(String name) {
    return new Path(new Path(folder, name), DONE);
  }

  /**
   * Frees the memory of scores that only a machine's failure can make necessary again. They stay
   * marked as kept: then Spark computes the scores of each lost step once. Otherwise it would do so
   * for each of their uses, and for each use of those that follow: a smooth step uses F twice, so
   * the tenth step after a checkpoint would compute the first one a thousand times.
   */
  void release(JavaRDD<double[]> F) {
    F.unpersist(false);
    former.add(SteppedRun.keep(F));
  }

  /** Whether a checkpoint is made after this step. */
  boolean isDue(int step, int total) {
    return step % interval == 0 && step < total;
  }

  /**
   * The scores after a step: as they are, or read from a new checkpoint.
   *
   * @param F scores that are kept in memory
   */
  public JavaRDD<double[]> after(int step, int total, JavaRDD<double[]> F, double[] state) {
    if (!isDue(step, total)) {
      return F;
    }
    write(F, path(step), state);
    JavaRDD<double[]> read = SteppedRun.keep(read(path(step)));
    read.count();
    F.unpersist(false);
    forgetFormer();
    steps().boxed().sorted((a, b) -> b - a).skip(KEPT).forEach(old -> delete(path(old)));
    return read;
  }

  /**
   * Spark deletes the files of former exchanges when the driver's JVM has collected their data
   * sets, which may be long after the disks are full. Callers must not refer to them any more.
   */
  public void freeDisks() {
    System.gc();
  }

  private void forgetFormer() {
    former.forEach(scores -> scores.unpersist(false));
    former.clear();
  }

  /** Deletes what this run has written but for one data set, which goes with the application. */
  public void deleteAllBut(String name) {
    forgetFormer();
    try {
      FileSystem files = folder.getFileSystem(spark.hadoopConfiguration());
      for (FileStatus part : files.listStatus(folder)) {
        if (!part.getPath().getName().equals(name)) {
          delete(part.getPath());
        }
      }
      files.deleteOnExit(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void delete(Path path) {
    try {
      path.getFileSystem(spark.hadoopConfiguration()).delete(path, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes one file per block, and then the state, whose file says that all others are there. */
  private <T> void write(JavaRDD<T> data, Path path, double[] state) {
    Broadcast<SerializableConfiguration> conf = files;
    String name = path.toString();
    data.mapPartitionsWithIndex(
            (b, it) -> {
              writeObject(conf.value().value(), file(name, b), it.next());
              return List.of(b).iterator();
            },
            true)
        .count();
    writeObject(spark.hadoopConfiguration(), new Path(path, DONE), state);
  }

  @SuppressWarnings("unchecked") // whoever wrote the file knows its type
  private <T> JavaRDD<T> read(Path path) {
    Broadcast<SerializableConfiguration> conf = files;
    String name = path.toString();
    return spark
        .parallelize(IntStream.range(0, blocks).boxed().toList(), blocks)
        .map(b -> (T) readObject(conf.value().value(), file(name, b)));
  }

  private static Path file(String folder, int block) {
    return new Path(folder, "block-" + block);
  }

  /** Renames the file when it is complete: a killed or repeated task leaves no half file. */
  static void writeObject(Configuration conf, Path path, Object object) {
    try {
      FileSystem files = path.getFileSystem(conf);
      Path part = new Path(path.getParent(), "." + path.getName() + "-" + UUID.randomUUID());
      try (ObjectOutputStream out = new ObjectOutputStream(files.create(part, true))) {
        out.writeObject(object);
      }
      files.delete(path, false);
      if (!files.rename(part, path)) {
        throw new IOException("could not write " + path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Object readObject(Configuration conf, Path path) {
    try (ObjectInputStream in =
        new ObjectInputStream(path.getFileSystem(conf).open(path, 1 << 20))) {
      return in.readObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("not a checkpoint: " + path, e);
    }
  }
}

package labeldiffusion.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.UUID;
import labeldiffusion.spark.steps.Checkpoints;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Where a run keeps its checkpoints. In a folder that the user has named, they have a name made of
 * the settings and the data, so that the same fit finds them again; elsewhere they are deleted
 * however the run ends.
 */
final class RunFolder {
  private static final String PREFIX = "labelDiffusion-";

  private final JavaSparkContext spark;
  private final Path folder;
  private final boolean isGiven;

  private RunFolder(JavaSparkContext spark, Path folder, boolean isGiven) {
    this.spark = spark;
    this.folder = folder;
    this.isGiven = isGiven;
  }

  static RunFolder of(JavaSparkContext spark, String given) {
    if (!given.isEmpty()) {
      return new RunFolder(spark, new Path(given), true);
    }
    if (spark.getCheckpointDir().isPresent()) {
      Path path = new Path(spark.getCheckpointDir().get(), PREFIX + UUID.randomUUID());
      return new RunFolder(spark, path, false);
    }
    InvalidInput.require(
        spark.master().startsWith("local"),
        "on a cluster, checkpointDir must name a folder that all machines can write");
    try {
      return new RunFolder(spark, new Path(Files.createTempDirectory(PREFIX).toUri()), false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @param run its settings and a hash of its data, as text
   * @param blocks their number, unless the run is continued
   */
  Checkpoints checkpoints(String run, int interval, int blocks) {
    String name = UUID.nameUUIDFromBytes(run.getBytes(StandardCharsets.UTF_8)).toString();
    Path path = isGiven ? new Path(folder, PREFIX + name) : folder;
    return new Checkpoints(spark, path, interval, blocks);
  }

  /** Deletes a folder that no later run would find, after this one has failed. */
  void release() {
    if (!isGiven) {
      try {
        folder.getFileSystem(spark.hadoopConfiguration()).delete(folder, true);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

package labeldiffusion.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Objects;
import java.util.UUID;
import labeldiffusion.spark.steps.Checkpoints;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Where a run keeps its checkpoints. In a folder that the user has named, they have a name made of
 * the settings and the data, so that the same fit finds them again; elsewhere they are deleted
 * after the run.
 */
final class RunFolder {
  private final JavaSparkContext spark;
  private final Path folder;
  private final boolean isGiven;
  private Checkpoints checkpoints;

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
      return new RunFolder(spark, new Path(spark.getCheckpointDir().get()), false);
    }
    InvalidInput.require(
        spark.master().startsWith("local"),
        "on a cluster, checkpointDir must name a folder that all machines can write");
    try {
      Path path = new Path(Files.createTempDirectory("labelDiffusion").toUri());
      return new RunFolder(spark, path, false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Checkpoints checkpoints(FitSettings settings, Nodes.Facts facts, int interval) {
    InvalidInput.require(interval >= 1, "checkpointInterval must be at least 1, was " + interval);
    String name =
        isGiven
            ? Integer.toHexString(settings.toString().hashCode())
                + Long.toHexString(Objects.hash(facts.n(), facts.d()) * 31L + facts.hash())
            : UUID.randomUUID().toString();
    checkpoints =
        new Checkpoints(
            spark, new Path(folder, "labelDiffusion-" + name), interval, settings.blocks());
    return checkpoints;
  }

  /** Deletes the checkpoints of a run that has ended. */
  void close() {
    checkpoints.delete();
  }
}

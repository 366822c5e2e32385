package labeldiffusion.spark;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsReader$;
import org.apache.spark.ml.util.DefaultParamsWriter$;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;

/** A model on disk: parameters as Spark stores them, rows as Parquet, and the rest in one file. */
final class ModelFiles {
  private static final String ROWS = "rows";
  private static final String FACTS = "facts";
  private static final StructType SCHEMA =
      new StructType()
          .add("number", DataTypes.IntegerType)
          .add("id", DataTypes.StringType)
          .add("x", DataTypes.createArrayType(DataTypes.DoubleType, false))
          .add("scores", DataTypes.createArrayType(DataTypes.DoubleType, false));

  private ModelFiles() {}

  static final class Writer extends MLWriter {
    private final LabelDiffusionModel model;

    Writer(LabelDiffusionModel model) {
      this.model = model;
    }

    @Override
    public void saveImpl(String path) {
      DefaultParamsWriter$.MODULE$.saveMetadata(model, path, sparkSession());
      ModelData data = model.data();
      sparkSession()
          .createDataFrame(
              data.rows()
                  .map(row -> RowFactory.create(row.number(), row.id(), row.x(), row.scores())),
              SCHEMA)
          .write()
          .parquet(new Path(path, ROWS).toString());
      Path file = new Path(path, FACTS);
      try (ObjectOutputStream out =
          new ObjectOutputStream(
              file.getFileSystem(sparkSession().sparkContext().hadoopConfiguration())
                  .create(file))) {
        out.writeObject(data.facts());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  static final class Reader extends MLReader<LabelDiffusionModel> {
    @Override
    public LabelDiffusionModel load(String path) {
      DefaultParamsReader.Metadata metadata =
          DefaultParamsReader$.MODULE$.loadMetadata(
              path, sparkSession(), LabelDiffusionModel.class.getName());
      ModelData data = new ModelData(rows(path, sparkSession()), facts(path));
      LabelDiffusionModel model = new LabelDiffusionModel(metadata.uid(), data);
      metadata.getAndSetParams(model, metadata.getAndSetParams$default$2());
      return model;
    }

    private static JavaRDD<ModelData.Trained> rows(String path, SparkSession spark) {
      return spark
          .read()
          .schema(SCHEMA)
          .parquet(new Path(path, ROWS).toString())
          .toJavaRDD()
          .map(
              row ->
                  new ModelData.Trained(
                      row.getInt(0), row.getString(1), doubles(row, 2), doubles(row, 3)))
          .persist(StorageLevel.MEMORY_AND_DISK());
    }

    private static double[] doubles(Row row, int column) {
      List<Double> values = row.getList(column);
      return values.stream().mapToDouble(x -> x).toArray();
    }

    private ModelData.Facts facts(String path) {
      Path file = new Path(path, FACTS);
      try (ObjectInputStream in =
          new ObjectInputStream(
              file.getFileSystem(sparkSession().sparkContext().hadoopConfiguration()).open(file))) {
        return (ModelData.Facts) in.readObject();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("not a model of labelDiffusion: " + path, e);
      }
    }
  }
}

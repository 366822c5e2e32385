package labeldiffusion.spark;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.Params;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The columns that a model adds. */
record OutputColumns(String prediction, String probability, String confidence, String reached)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  static OutputColumns of(Params owner, ColumnParams columns) {
    return new OutputColumns(
        owner.getOrDefault(columns.predictionCol),
        owner.getOrDefault(columns.probabilityCol),
        owner.getOrDefault(columns.confidenceCol),
        owner.getOrDefault(columns.reachedCol));
  }

  StructType appendedTo(StructType schema, boolean areNumbers) {
    for (String name : new String[] {prediction, probability, confidence, reached}) {
      InvalidInput.require(
          !Arrays.asList(schema.fieldNames()).contains(name),
          "the output column '" + name + "' must be new, but the table has a column of that name");
    }
    DataType label = areNumbers ? DataTypes.DoubleType : DataTypes.StringType;
    return schema
        .add(prediction, label, false)
        .add(probability, SQLDataTypes.VectorType(), false)
        .add(confidence, DataTypes.DoubleType, false)
        .add(reached, DataTypes.BooleanType, false);
  }

  /** A row that is followed by its id and its scores, with its answer instead. */
  static Row known(Row row, ModelData.Facts facts) {
    List<Double> scores = row.getList(row.size() - 1);
    double[] F = scores.stream().mapToDouble(score -> score).toArray();
    return appended(row, row.size() - 2, NewRows.stored(F, facts), facts.classes());
  }

  /** A row with its answer. */
  static Row appended(Row row, Answer answer, ClassNames classes) {
    return appended(row, row.size(), answer, classes);
  }

  private static Row appended(Row row, int size, Answer answer, ClassNames classes) {
    Object[] values = new Object[size + 4];
    for (int x = 0; x < size; x++) {
      values[x] = row.get(x);
    }
    int best = 0;
    double[] p = answer.distribution();
    for (int t = 1; t < p.length; t++) {
      best = p[t] > p[best] ? t : best;
    }
    values[size] = classes.label(best);
    values[size + 1] = Vectors.dense(p);
    values[size + 2] = p[best];
    values[size + 3] = answer.isReached();
    return RowFactory.create(values);
  }

  /** The classes' probabilities of a row, and whether a label has reached it. */
  record Answer(double[] distribution, boolean isReached) implements Serializable {
    private static final long serialVersionUID = 1L;
  }
}

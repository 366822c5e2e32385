package labeldiffusion.spark;

import java.io.Serializable;
import java.util.Arrays;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructType;

/**
 * The columns of the input, checked against its schema.
 *
 * @param features empty if the edges are given
 * @param id empty if rows are known by their position
 */
record InputColumns(String features, String label, String id) implements Serializable {
  private static final long serialVersionUID = 1L;

  boolean hasFeatures() {
    return !features.isEmpty();
  }

  boolean hasId() {
    return !id.isEmpty();
  }

  void check(StructType schema) {
    if (hasFeatures()) {
      checkFeatures(schema, features);
    }
    DataType type = type(schema, label, "label");
    InvalidInput.require(
        type.equals(DataTypes.StringType) || type instanceof NumericType,
        "the label column '" + label + "' must hold text or numbers, holds " + type.simpleString());
    if (hasId()) {
      checkId(schema, id);
    }
  }

  static void checkFeatures(StructType schema, String features) {
    DataType type = type(schema, features, "features");
    InvalidInput.require(
        type.equals(SQLDataTypes.VectorType()),
        "the features column '" + features + "' must hold vectors, holds " + type.simpleString());
  }

  static void checkId(StructType schema, String id) {
    DataType type = type(schema, id, "id");
    InvalidInput.require(
        type.equals(DataTypes.StringType)
            || type.equals(DataTypes.LongType)
            || type.equals(DataTypes.IntegerType),
        "the id column '" + id + "' must hold text or whole numbers, holds " + type.simpleString());
  }

  static DataType type(StructType schema, String column, String role) {
    InvalidInput.require(
        Arrays.asList(schema.fieldNames()).contains(column),
        "there is no column '"
            + column
            + "' for the "
            + role
            + ": the columns are "
            + String.join(", ", schema.fieldNames()));
    return schema.apply(column).dataType();
  }

  boolean hasNumericLabels(StructType schema) {
    return schema.apply(label).dataType() instanceof NumericType;
  }
}

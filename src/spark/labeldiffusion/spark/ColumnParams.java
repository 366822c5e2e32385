package labeldiffusion.spark;

import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;

/** The column parameters that the estimator and its model share, for one owner. */
final class ColumnParams {
  final Param<String> featuresCol;
  final Param<String> labelCol;
  final Param<String> idCol;
  final Param<String> predictionCol;
  final Param<String> probabilityCol;
  final Param<String> confidenceCol;
  final Param<String> reachedCol;

  ColumnParams(Params owner) {
    featuresCol =
        text(
            owner, "featuresCol", "column of vectors; not used if the edges are given", "features");
    labelCol =
        text(
            owner,
            "labelCol",
            "column of labels, text or numbers; null and NaN: not known",
            "label");
    idCol =
        text(
            owner,
            "idCol",
            "column of ids, text or whole numbers; empty: rows are known by their vectors",
            "");
    predictionCol = text(owner, "predictionCol", "the predicted label", "prediction");
    probabilityCol = text(owner, "probabilityCol", "probability of each class", "probability");
    confidenceCol = text(owner, "confidenceCol", "the largest probability", "confidence");
    reachedCol =
        text(
            owner,
            "reachedCol",
            "whether any label has reached the row; if not, its probabilities are the shares of the"
                + " classes among the labels",
            "reached");
  }

  static Param<String> text(Params owner, String name, String doc, String byDefault) {
    Param<String> param = new Param<>(owner.uid(), name, doc);
    owner.setDefault(param, byDefault);
    return param;
  }
}

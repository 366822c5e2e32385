"""The diffusions as stages of pyspark.ml. The Java classes do the work; see doc/spark.md."""

from pyspark.ml.util import JavaMLReadable, JavaMLWritable
from pyspark.ml.wrapper import JavaEstimator, JavaModel


class LabelDiffusion(JavaEstimator, JavaMLReadable, JavaMLWritable):
    """Labels the rows of a table from a few labels.

    Parameters have the names of the Java class: LabelDiffusion(idCol="id", k=10). Java also knows
    their defaults and checks their values; explainParams() lists them.
    """

    def __init__(self, **params):
        super().__init__()
        self._java_obj = self._new_java_obj("labeldiffusion.spark.LabelDiffusion", self.uid)
        self._create_params_from_java()
        self._transfer_params_from_java()
        self._set(**params)

    def fitGraph(self, nodes, edges):
        """Diffuses over given edges, with columns src, dst and weight."""
        self._transfer_params_to_java()
        model = self._create_model(self._java_obj.fit(nodes._jdf, edges._jdf))
        return self._copyValues(model)

    def _set(self, **params):
        """Java takes no whole number where it expects a fraction."""
        for name, value in params.items():
            if isinstance(self._defaultParamMap.get(self.getParam(name)), float):
                params[name] = float(value)
        return super()._set(**params)

    def _create_model(self, java_model):
        return LabelDiffusionModel(java_model)


class LabelDiffusionModel(JavaModel, JavaMLReadable, JavaMLWritable):
    """The answers for all rows that it was fitted on, and the rule for others."""

    def report(self):
        """The facts of the run: rows, labels, graph, steps, rows that no label has reached."""
        return self._call_java("report")

    def classes(self):
        """The classes, in the order of the probabilities."""
        return list(self._call_java("classes"))

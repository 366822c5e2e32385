package weka.classifiers.diffusion.base;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import labeldiffusion.model.Report;

/** The numbers of a report that the Experimenter can tabulate. */
final class Measures {
  /** By the names that Weka's conventions ask for. */
  static final Map<String, ToDoubleFunction<Report>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("measureNodes", report -> report.labels().nodes());
    ALL.put("measureLabelled", report -> report.labels().labelled());
    ALL.put("measureUnlabelled", report -> report.labels().unlabelled());
    ALL.put("measureEdges", report -> report.graph().edges());
    ALL.put("measureNeighbours", report -> report.graph().used());
    ALL.put("measureRecall", report -> report.search().recall());
    ALL.put("measureSigmaX", report -> report.graph().origin().sigmaX());
    ALL.put("measureComponents", report -> report.graph().reach().components());
    ALL.put("measureNodesWithoutLabels", report -> report.graph().reach().withoutLabels());
    ALL.put("measureUnreachedNodes", report -> report.graph().reach().unreached());
    ALL.put("measureSteps", report -> report.outcome().steps());
    ALL.put("measureFinalChange", report -> report.outcome().change());
    ALL.put("measureGuardedSteps", report -> report.outcome().guardedSteps());
    ALL.put(
        "measureGraphSeconds",
        report -> report.cost().searchSeconds() + report.cost().graphSeconds());
    ALL.put("measureDiffusionSeconds", report -> report.cost().diffusionSeconds());
  }

  private Measures() {}
}

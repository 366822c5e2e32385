package installed;

import java.util.List;
import java.util.Map;
import weka.core.PluginManager;
import weka.core.WekaPackageManager;
import weka.gui.knowledgeflow.TemplateManager;
import weka.knowledgeflow.Flow;
import weka.knowledgeflow.FlowRunner;
import weka.knowledgeflow.StepManager;
import weka.knowledgeflow.StepManagerImpl;
import weka.knowledgeflow.steps.TextViewer;

/**
 * Runs all KnowledgeFlow templates of the installed packages, in a separate JVM like {@link
 * InstalledProbe}. Prints the available filters and the classifiers of one of them, then the title
 * of each template and the text that its viewer receives.
 */
public final class TemplateProbe {
  private TemplateProbe() {}

  public static void main(String[] arguments) throws Exception {
    WekaPackageManager.loadPackages(false);
    System.out.println("filters " + PluginManager.getPluginNamesOfType("weka.filters.Filter"));
    System.out.println(
        "editor "
            + PluginManager.getPluginNamesOfType(
                "weka.classifiers.diffusion.base.LabelDiffusionClassifier"));
    TemplateManager templates = new TemplateManager();
    for (String title : templates.getPluginTemplateDescriptions()) {
      System.out.println("template " + title);
      Flow flow = templates.getTemplateFlow(title);
      for (StepManagerImpl step : flow.getSteps()) {
        if (step.getManagedStep() instanceof TextViewer) {
          listen(step.getIncomingConnections());
        }
      }
      FlowRunner runner = new FlowRunner();
      runner.setFlow(flow);
      runner.run();
      runner.waitUntilFinished();
    }
    System.exit(0); // Weka's threads would keep the JVM alive
  }

  private static void listen(Map<String, List<StepManager>> connections) {
    connections.forEach(
        (kind, sources) ->
            sources.forEach(
                source ->
                    ((StepManagerImpl) source)
                        .addStepOutputListener(
                            data -> {
                              Object payload = data.getPrimaryPayload();
                              System.out.println(payload);
                              return true;
                            },
                            kind)));
  }
}

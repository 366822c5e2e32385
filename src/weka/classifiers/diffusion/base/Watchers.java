package weka.classifiers.diffusion.base;

import java.util.List;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/** Several watchers as one. */
public record Watchers(List<Watcher> all) implements Watcher {
  @Override
  public void at(String phase, int done, int total) {
    all.forEach(watcher -> watcher.at(phase, done, total));
  }

  @Override
  public void starts(SimilarityGraph graph, Labels labels, int[] rows) {
    all.forEach(watcher -> watcher.starts(graph, labels, rows));
  }

  @Override
  public void stepped(int t, double[] F, double[] wD) {
    all.forEach(watcher -> watcher.stepped(t, F, wD));
  }

  @Override
  public void averaged(double[] F) {
    all.forEach(watcher -> watcher.averaged(F));
  }
}

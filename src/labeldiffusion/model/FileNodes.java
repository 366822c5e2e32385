package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.files.NodeNames;
import labeldiffusion.labels.Labels;

/**
 * The nodes of a graph or distance file, and the training rows that stand for them. Nodes that no
 * row mentions take part unlabelled.
 *
 * @param labels of the nodes
 * @param rowOf the first training row of each node, -1 if there is none
 */
record FileNodes(FileIds ids, Labels labels, int[] rowOf, FileFacts facts) implements Serializable {

  /** Rows of one node may repeat its label but not contradict it. */
  static FileNodes of(FileIds ofFile, Rows rows, Labels labels, int selfLoops) {
    requireAllNodes(ofFile.names(), rows);
    FileIds ids = ofFile.with(rows);
    int[] classOf = new int[ids.count()];
    int[] rowOf = new int[ids.count()];
    Arrays.fill(classOf, Labels.UNLABELLED);
    Arrays.fill(rowOf, -1);
    int mentioned = 0;
    for (int r = 0; r < rows.size(); r++) {
      for (int node : ids.of(rows, r)) {
        if (rowOf[node] < 0) {
          rowOf[node] = r;
          mentioned++;
        }
        if (labels.isLabelled(r)) {
          if (classOf[node] != Labels.UNLABELLED && classOf[node] != labels.classOf()[r]) {
            throw new IllegalArgumentException(
                "rows with the same id must have the same class, but two of '"
                    + rows.ids(r)[0]
                    + "' differ");
          }
          classOf[node] = labels.classOf()[r];
        }
      }
    }
    int isolated = ids.isolated().size();
    return new FileNodes(
        ids,
        new Labels(classOf, labels.classes()),
        rowOf,
        new FileFacts(ids.names().size(), ids.count() - mentioned, selfLoops, isolated));
  }

  private static void requireAllNodes(NodeNames names, Rows rows) {
    if (rows.areNumbered() && rows.size() != names.size()) {
      throw new IllegalArgumentException(
          "without ids the training rows must be all nodes of "
              + names.file()
              + ", but there are "
              + rows.size()
              + " rows and "
              + names.size()
              + " nodes: name the attribute that holds the ids with -id");
    }
  }

  /** These nodes and, unlabelled, those that a batch adds; this object if it adds none. */
  FileNodes with(Rows batch) {
    FileIds all = ids.with(batch);
    if (all.count() == ids.count()) {
      return this;
    }
    int[] classOf = new int[all.count()];
    int[] rows = new int[all.count()];
    Arrays.fill(classOf, Labels.UNLABELLED);
    Arrays.fill(rows, -1);
    for (int node = 0; node < count(); node++) {
      int place = ids.among(all, node);
      classOf[place] = labels.classOf()[node];
      rows[place] = rowOf[node];
    }
    FileFacts more = facts.withIsolated(all.isolated().size());
    return new FileNodes(all, new Labels(classOf, labels.classes()), rows, more);
  }

  int count() {
    return ids.count();
  }

  /** The nodes that a row stands for; none if its id is new. */
  int[] of(Rows rows, int r) {
    return ids.of(rows, r);
  }

  Watcher watching(Watcher watcher) {
    return new RowWatcher(watcher, rowOf);
  }
}

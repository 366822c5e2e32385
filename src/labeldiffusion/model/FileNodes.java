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
record FileNodes(NodeNames names, Labels labels, int[] rowOf, FileFacts facts)
    implements Serializable {

  /** Rows of one node may repeat its label but not contradict it. */
  static FileNodes of(NodeNames names, Rows rows, Labels labels, int selfLoops) {
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
    int[] classOf = new int[names.size()];
    int[] rowOf = new int[names.size()];
    Arrays.fill(classOf, Labels.UNLABELLED);
    Arrays.fill(rowOf, -1);
    int mentioned = 0;
    for (int r = 0; r < rows.size(); r++) {
      for (String id : rows.ids(r)) {
        int node = node(names, id);
        if (rowOf[node] < 0) {
          rowOf[node] = r;
          mentioned++;
        }
        if (labels.isLabelled(r)) {
          if (classOf[node] != Labels.UNLABELLED && classOf[node] != labels.classOf()[r]) {
            throw new IllegalArgumentException(
                "rows with the same id must have the same class, but two of '" + id + "' differ");
          }
          classOf[node] = labels.classOf()[r];
        }
      }
    }
    return new FileNodes(
        names,
        new Labels(classOf, labels.classes()),
        rowOf,
        new FileFacts(names.size(), names.size() - mentioned, selfLoops));
  }

  private static int node(NodeNames names, String id) {
    int node = names.find(id);
    if (node < 0) {
      throw new IllegalArgumentException(
          "every row's id must be a node of "
              + names.file()
              + ", but '"
              + id
              + "' is not (a line that joins a node to itself declares a node without edges;"
              + " without -id the ids are row numbers, counted from 0)");
    }
    return node;
  }

  int count() {
    return names.size();
  }

  /** The nodes that a row stands for. */
  int[] of(Rows rows, int r) {
    return Arrays.stream(rows.ids(r)).mapToInt(id -> node(names, id)).toArray();
  }

  Watcher watching(Watcher watcher) {
    return new RowWatcher(watcher, rowOf);
  }
}

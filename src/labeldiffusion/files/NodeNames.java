package labeldiffusion.files;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;

/** The nodes of a file by their ids, numbered from 0 as they appear. */
public final class NodeNames implements Serializable {
  private static final long serialVersionUID = 1L;

  /** More than any name has; a file of other things is not taken for one of edges. */
  static final int LONGEST_ID = 1000;

  /** A text of a few letters, its number, and their place in the map. */
  private static final long BYTES_EACH = 110;

  /** As many are added before memory is looked at again. */
  private static final int ROUND = 1 << 14;

  private final String file;
  private final Map<String, Integer> numberOf = new HashMap<>();

  NodeNames(Path file) {
    this.file = file.toString();
  }

  /** The file the nodes are in, for messages. */
  public String file() {
    return file;
  }

  /** The number of an id, a new one if it has not been seen before. */
  int number(String id) {
    Integer known = numberOf.get(id);
    if (known == null) {
      known = numberOf.size();
      if (known % ROUND == ROUND - 1) { // long ids, and the map's table may double
        requireMemory((BYTES_EACH + LONGEST_ID) * ROUND + 16L * known);
      }
      numberOf.put(id, known);
    }
    return known;
  }

  /** Makes 0, 1, ... the ids of n nodes that have none. */
  void addNumbers(int n) {
    requireMemory(BYTES_EACH * n);
    for (int i = 0; i < n; i++) {
      Workers.stopIfInterrupted(i);
      number(String.valueOf(i));
    }
  }

  private void requireMemory(long bytes) {
    Memory.require(bytes, "the list of ids of " + file);
  }

  /** The number of an id, -1 if there is no such node. */
  public int find(String id) {
    return numberOf.getOrDefault(id, -1);
  }

  public int size() {
    return numberOf.size();
  }
}

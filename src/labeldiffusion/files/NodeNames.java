package labeldiffusion.files;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import labeldiffusion.parallel.Memory;
import labeldiffusion.parallel.Workers;

/** The ids of the nodes of a file, numbered from 0 in order of appearance. */
public final class NodeNames implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Longer ids are rejected: the file is probably not a list of edges. */
  static final int LONGEST_ID = 1000;

  /** Bytes of a short string, its number, and their entry in the map. */
  private static final long BYTES_EACH = 110;

  /** The number of ids after which free memory is checked again. */
  private static final int ROUND = 1 << 14;

  private final String file;
  private final Map<String, Integer> numberOf = new HashMap<>();

  NodeNames(Path file) {
    this.file = file.toString();
  }

  /** The name of the file, for messages. */
  public String file() {
    return file;
  }

  /** The number of an id; a new id gets the next number. */
  int number(String id) {
    Integer known = numberOf.get(id);
    if (known == null) {
      known = numberOf.size();
      if (known % ROUND == ROUND - 1) { // ids may be long, and the map may double
        requireMemory((BYTES_EACH + LONGEST_ID) * ROUND + 16L * known);
      }
      numberOf.put(id, known);
    }
    return known;
  }

  /** Adds the ids 0, 1, ..., n - 1 of nodes without names. */
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

  /** The number of an id; -1 if there is no such node. */
  public int find(String id) {
    return numberOf.getOrDefault(id, -1);
  }

  public int size() {
    return numberOf.size();
  }
}

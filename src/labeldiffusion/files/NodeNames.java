package labeldiffusion.files;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The nodes of a file by their ids, numbered from 0 as they appear. */
public final class NodeNames implements Serializable {
  private static final long serialVersionUID = 1L;

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
      numberOf.put(id, known);
    }
    return known;
  }

  /** The number of an id, -1 if there is no such node. */
  public int find(String id) {
    return numberOf.getOrDefault(id, -1);
  }

  public int size() {
    return numberOf.size();
  }
}

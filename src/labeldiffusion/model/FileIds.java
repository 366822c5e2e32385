package labeldiffusion.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import labeldiffusion.files.NodeNames;

/**
 * The nodes that ids stand for: those of a file and, after them, one without edges for every other
 * id of a row.
 *
 * @param isStrict whether an id that is not in the file is an error
 * @param isolated the ids that are not in the file, sorted, so that the order of the rows and how
 *     they are divided into training rows and batch does not matter
 */
record FileIds(NodeNames names, boolean isStrict, List<String> isolated) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The ids of a file. */
  FileIds(NodeNames names, boolean isStrict) {
    this(names, isStrict, List.of());
  }

  /** These ids and those of the rows; this object if the rows bring no others. */
  FileIds with(Rows rows) {
    SortedSet<String> all = new TreeSet<>(isolated);
    for (int r = 0; r < rows.size(); r++) {
      for (String id : rows.ids(r)) {
        if (names.find(id) < 0) {
          requireLenient(id);
          all.add(id);
        }
      }
    }
    return all.size() == isolated.size() ? this : new FileIds(names, isStrict, List.copyOf(all));
  }

  private void requireLenient(String id) {
    if (isStrict) {
      throw new IllegalArgumentException(
          "every row's id must be a node of "
              + names.file()
              + ", but '"
              + id
              + "' is not (a line that joins a node to itself declares a node without edges;"
              + " without -id the ids are row numbers, counted from 0)");
    }
  }

  int count() {
    return names.size() + isolated.size();
  }

  /** The node of an id, -1 if there is none. */
  private int find(String id) {
    int known = names.find(id);
    if (known >= 0) {
      return known;
    }
    requireLenient(id);
    int place = Collections.binarySearch(isolated, id);
    return place < 0 ? -1 : names.size() + place;
  }

  /** The nodes that a row stands for; none if its id is new. */
  int[] of(Rows rows, int r) {
    return Arrays.stream(rows.ids(r)).mapToInt(this::find).filter(node -> node >= 0).toArray();
  }

  /** The number that a node of these ids has among more ids. */
  int among(FileIds more, int node) {
    int own = node - names.size();
    return own < 0 ? node : more.find(isolated.get(own));
  }
}

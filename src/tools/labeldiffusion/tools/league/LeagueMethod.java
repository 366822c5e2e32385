package labeldiffusion.tools.league;

import java.util.Arrays;

/** A method that takes part in the league. */
record LeagueMethod(Origin origin, String name) implements Comparable<LeagueMethod> {

  private static final String SIZES = " (sizes)";

  /** Whose method it is, and what it is given. */
  enum Origin {
    /** Ours, given the rows: it makes its own graphs, with its own defaults. */
    POINTS("points"),
    /** Ours, given the peers' graph. */
    GRAPH("graph"),
    SCIKIT_LEARN("sk"),
    GRAPH_LEARNING("gl");

    final String prefix;

    Origin(String prefix) {
      this.prefix = prefix;
    }
  }

  /** The method with this text form, such as "sk LabelSpreading". */
  static LeagueMethod parse(String text) {
    String[] words = text.split(" ", 2);
    return Arrays.stream(Origin.values())
        .filter(origin -> words.length == 2 && origin.prefix.equals(words[0]))
        .findFirst()
        .map(origin -> new LeagueMethod(origin, words[1]))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "a method must begin with points, graph, sk or gl, was '" + text + "'"));
  }

  /** The same method, told the true size of each class. */
  LeagueMethod withSizes() {
    return new LeagueMethod(origin, name + SIZES);
  }

  boolean isGivenSizes() {
    return name.endsWith(SIZES);
  }

  /** The name without the mark of methods that are told the sizes. */
  String plainName() {
    return isGivenSizes() ? name.substring(0, name.length() - SIZES.length()) : name;
  }

  boolean isPeer() {
    return origin == Origin.SCIKIT_LEARN || origin == Origin.GRAPH_LEARNING;
  }

  boolean isOurs() {
    return !isPeer();
  }

  @Override
  public int compareTo(LeagueMethod other) {
    int byOrigin = origin.compareTo(other.origin);
    return byOrigin != 0 ? byOrigin : name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return origin.prefix + " " + name;
  }
}

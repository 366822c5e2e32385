package labeldiffusion.tools.league;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import labeldiffusion.graph.NumberedGraph;
import labeldiffusion.graph.SimilarityGraph;
import labeldiffusion.labels.Labels;

/** The files that tell the peers' script what to run: the graph, and the labels it may see. */
record PeerFolder(Path path) {

  /** A method that is to run on a draw. */
  record Job(LeagueMethod method, LeagueDraw draw) {
    @Override
    public String toString() {
      return method + "," + draw.cell() + "," + draw.number() + "," + labels(draw.shown());
    }

    private static String labels(Labels shown) {
      return Arrays.stream(shown.labelledNodes())
          .mapToObj(i -> i + ":" + shown.classOf()[i])
          .collect(Collectors.joining(" "));
    }
  }

  /**
   * Writes the files of a task.
   *
   * @param sizes the true size of each class, for methods that are told it
   */
  static PeerFolder write(Path path, NumberedGraph graph, int[] sizes, List<Job> jobs)
      throws IOException {
    Files.createDirectories(path);
    String told = Arrays.stream(sizes).mapToObj(String::valueOf).collect(Collectors.joining(","));
    Files.writeString(path.resolve("sizes.csv"), told + "\n");
    writeEdges(path.resolve("graph.csv"), graph.graph(), graph.order());
    Files.write(path.resolve("jobs.csv"), jobs.stream().map(Job::toString).toList());
    return new PeerFolder(path);
  }

  private static void writeEdges(Path file, SimilarityGraph graph, int[] order) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write(graph.size() + "\n");
      for (int i = 0; i < graph.size(); i++) {
        for (int e = graph.edgeStart()[i]; e < graph.edgeStart()[i + 1]; e++) {
          int p = graph.forward()[e];
          out.write(order[i] + "," + order[graph.column()[p]] + "," + graph.weight()[p] + "\n");
        }
      }
    }
  }
}

package weka.classifiers.diffusion.base;

import java.io.File;
import javax.swing.JFileChooser;
import labeldiffusion.model.AttributeUse;
import labeldiffusion.model.GraphSource;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Instances;
import weka.core.OptionMetadata;
import weka.gui.FilePropertyMetadata;

/** The options of graphs that come from a file. */
public abstract class GraphFileClassifier extends ResourceClassifier {
  private static final long serialVersionUID = 1L;
  private static final File NO_FILE = new File("");

  private File graph = NO_FILE;
  private File distances = NO_FILE;
  private String id = "";
  private String graphWeights = "";
  private boolean strictIds;
  private boolean joinUnreached;

  @OptionMetadata(
      displayName = "graph",
      displayOrder = 10,
      commandLineParamName = "graph",
      commandLineParamSynopsis = "-graph <file>",
      description =
          "A file with the graph, used instead of the attributes. Edges are lines id,id or"
              + " id,id,weight; Matrix Market and gzip are read as well.\n"
              + "(default none)")
  @FilePropertyMetadata(
      fileChooserDialogType = JFileChooser.OPEN_DIALOG,
      directoriesOnly = false) // a text field with a Browse button
  public File getGraph() {
    return graph;
  }

  public void setGraph(File graph) {
    this.graph = graph;
  }

  @OptionMetadata(
      displayName = "id",
      displayOrder = 11,
      commandLineParamName = "id",
      commandLineParamSynopsis = "-id <attribute>",
      description =
          "The attribute that identifies a row: its name, its number, first or last. It names the"
              + " row in the graph or distance file and is never measured; without it the training"
              + " rows are nodes 0, 1, and so on.\n"
              + "(default none)")
  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  @OptionMetadata(
      displayName = "graphWeights",
      displayOrder = 12,
      commandLineParamName = "graph-weights",
      commandLineParamSynopsis = "-graph-weights <attributes>",
      description =
          "Attributes whose distance weights the edges of the graph file: names, or numbers such as"
              + " first-3,7,last. Edges with an end whose attributes are not known get the mean"
              + " weight.\n"
              + "(default none: the weights in the file)")
  public String getGraphWeights() {
    return graphWeights;
  }

  public void setGraphWeights(String graphWeights) {
    this.graphWeights = graphWeights;
  }

  @OptionMetadata(
      displayName = "distances",
      displayOrder = 13,
      commandLineParamName = "distances",
      commandLineParamSynopsis = "-distances <file>",
      description =
          "A file with the distances between rows, used instead of the attributes. It holds a full"
              + " matrix or lines id,id,distance; gzip is read as well.\n"
              + "(default none)")
  @FilePropertyMetadata(
      fileChooserDialogType = JFileChooser.OPEN_DIALOG,
      directoriesOnly = false) // a text field with a Browse button
  public File getDistances() {
    return distances;
  }

  public void setDistances(File distances) {
    this.distances = distances;
  }

  @OptionMetadata(
      displayName = "strictIds",
      displayOrder = 14,
      commandLineParamName = "strict-ids",
      commandLineParamSynopsis = "-strict-ids",
      commandLineParamIsFlag = true,
      description =
          "Reject rows whose id is not a node of the graph file. Otherwise they are nodes without"
              + " edges, and the report counts them; ids that a distance file does not have are"
              + " always rejected.")
  public boolean getStrictIds() {
    return strictIds;
  }

  public void setStrictIds(boolean strictIds) {
    this.strictIds = strictIds;
  }

  @OptionMetadata(
      displayName = "joinUnreached",
      displayOrder = 15,
      commandLineParamName = "join-unreached",
      commandLineParamSynopsis = "-join-unreached",
      commandLineParamIsFlag = true,
      description =
          "Join nodes of the graph file that no label can reach to the rest by their attributes."
              + " Each is joined to the K nearest rows that labels can reach, compared by the"
              + " attributes of graphWeights, or by all if none are named there.")
  public boolean getJoinUnreached() {
    return joinUnreached;
  }

  public void setJoinUnreached(boolean joinUnreached) {
    this.joinUnreached = joinUnreached;
  }

  boolean usesFile() {
    return usesGraph() || !distances.getPath().isEmpty();
  }

  final boolean usesGraph() {
    return !graph.getPath().isEmpty();
  }

  /** The file that the options name, of which there must be one. */
  final GraphSource fileSource(GraphSource.Attributes attributes) {
    if (!distances.getPath().isEmpty()) {
      return new GraphSource.Distances(distances.toPath());
    }
    boolean weighs = !graphWeights.isEmpty();
    AttributeUse use =
        weighs || joinUnreached
            ? new AttributeUse(attributes, weighs, joinUnreached)
            : AttributeUse.NONE;
    return new GraphSource.Edges(graph.toPath(), strictIds, use);
  }

  /** What turns instances into the nodes of a file. */
  final RowEncoder fileEncoder(Instances data) {
    if (usesGraph() && (joinUnreached || !graphWeights.isEmpty())) {
      return RowEncoder.ofNodes(data, id, graphWeights.isEmpty() ? "first-last" : graphWeights);
    }
    return RowEncoder.ofNodes(data, id);
  }

  /** Throws if options about files contradict each other. */
  final void requireConsistentFiles(boolean isCustomMetric) {
    if (usesGraph() && !distances.getPath().isEmpty()) {
      throw new IllegalArgumentException(
          "-graph and -distances exclude each other, but both were given");
    }
    for (String option : new String[] {"-graph-weights", "-join-unreached"}) {
      boolean isGiven = option.equals("-join-unreached") ? joinUnreached : !graphWeights.isEmpty();
      if (isGiven && !usesGraph()) {
        throw new IllegalArgumentException(option + " requires -graph, which was not given");
      }
      if (isGiven && isCustomMetric) {
        throw new IllegalArgumentException(
            option + " requires one of the built-in metrics, but -metric was WEKA");
      }
    }
  }
}

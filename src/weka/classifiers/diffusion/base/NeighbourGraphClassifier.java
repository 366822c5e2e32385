package weka.classifiers.diffusion.base;

import java.io.File;
import javax.swing.JFileChooser;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.neighbours.NeighbourDescent;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Scaling;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.rows.RowMetric;
import weka.core.DistanceFunction;
import weka.core.EuclideanDistance;
import weka.core.OptionMetadata;
import weka.gui.FilePropertyMetadata;

/**
 * The options that say what graph the rows form, and on how many threads; the same for all
 * classifiers.
 */
public abstract class NeighbourGraphClassifier extends AbstractClassifier {
  private static final long serialVersionUID = 1L;
  private static final File NO_FILE = new File("");

  private int numNeighbours = GraphSpec.K_DEFAULT;
  private WidthRule scale = WidthRule.GLOBAL;
  private double sigmaX = 0;
  private Scaling scaling = Scaling.NORMALIZE;
  private RowMetric metric = RowMetric.EUCLIDEAN;
  private DistanceFunction distanceFunction = new EuclideanDistance();
  private Search search = Search.AUTO;
  private double recall = NeighbourDescent.RECALL_DEFAULT;
  private File graph = NO_FILE;
  private File distances = NO_FILE;
  private String id = "";
  private String graphWeights = "";
  private int numExecutionSlots = 0;

  @OptionMetadata(
      displayName = "numNeighbours",
      displayOrder = 9,
      commandLineParamName = "K",
      commandLineParamSynopsis = "-K <number>",
      description = "Number of nearest rows each row is joined to.\n(default 5)")
  public int getNumNeighbours() {
    return numNeighbours;
  }

  public void setNumNeighbours(int numNeighbours) {
    this.numNeighbours = numNeighbours;
  }

  @OptionMetadata(
      displayName = "scale",
      displayOrder = 10,
      commandLineParamName = "scale",
      commandLineParamSynopsis = "-scale GLOBAL|LOCAL|FIXED",
      description =
          "Where the width of the Gaussian edge weights comes from: GLOBAL, the squared mean"
              + " distance between neighbours; LOCAL, the mean distances around the two rows;"
              + " FIXED, the number given as sigmaX.\n"
              + "(default GLOBAL)")
  public WidthRule getScale() {
    return scale;
  }

  public void setScale(WidthRule scale) {
    this.scale = scale;
  }

  @OptionMetadata(
      displayName = "sigmaX",
      displayOrder = 11,
      commandLineParamName = "sigma-x",
      commandLineParamSynopsis = "-sigma-x <number>",
      description =
          "Width of the Gaussian edge weights for scale FIXED, in squared units of distance, else"
              + " 0.\n"
              + "(default 0)")
  public double getSigmaX() {
    return sigmaX;
  }

  public void setSigmaX(double sigmaX) {
    this.sigmaX = sigmaX;
  }

  @OptionMetadata(
      displayName = "scaling",
      displayOrder = 12,
      commandLineParamName = "scaling",
      commandLineParamSynopsis = "-scaling NORMALIZE|STANDARDIZE|NONE",
      description =
          "How numeric attributes are scaled before distances are taken, by their values in the"
              + " training data: NORMALIZE to the range from 0 to 1, STANDARDIZE to mean 0 and"
              + " deviation 1, or NONE.\n"
              + "(default NORMALIZE)")
  public Scaling getScaling() {
    return scaling;
  }

  public void setScaling(Scaling scaling) {
    this.scaling = scaling;
  }

  @OptionMetadata(
      displayName = "metric",
      displayOrder = 13,
      commandLineParamName = "metric",
      commandLineParamSynopsis = "-metric EUCLIDEAN|COSINE|MANHATTAN|WEKA",
      description =
          "How far apart two rows are: EUCLIDEAN; COSINE, which sees directions only and suits word"
              + " counts, best with scaling NONE; MANHATTAN, the sum of the attributes'"
              + " differences; or WEKA, what distanceFunction says, which is slower.\n"
              + "(default EUCLIDEAN)")
  public RowMetric getMetric() {
    return metric;
  }

  public void setMetric(RowMetric metric) {
    this.metric = metric;
  }

  @OptionMetadata(
      displayName = "distanceFunction",
      displayOrder = 14,
      commandLineParamName = "distance-function",
      commandLineParamSynopsis = "-distance-function <class and options>",
      description =
          "The distance function for metric WEKA, with its options. It must be the same both ways."
              + " Scales and missing values are its own business, whatever scaling says; what it"
              + " learns, such as ranges, it learns from the training data, without classes.\n"
              + "(default weka.core.EuclideanDistance)")
  public DistanceFunction getDistanceFunction() {
    return distanceFunction;
  }

  public void setDistanceFunction(DistanceFunction distanceFunction) {
    this.distanceFunction = distanceFunction;
  }

  @OptionMetadata(
      displayName = "search",
      displayOrder = 15,
      commandLineParamName = "search",
      commandLineParamSynopsis = "-search AUTO|EXACT|APPROXIMATE",
      description =
          "How the nearest rows are found: EXACT; APPROXIMATE, much faster for many rows; or AUTO,"
              + " exactly while that takes seconds. Sparse rows of few non-zero values, and rows"
              + " compared by metric WEKA, are always compared exactly.\n"
              + "(default AUTO)")
  public Search getSearch() {
    return search;
  }

  public void setSearch(Search search) {
    this.search = search;
  }

  @OptionMetadata(
      displayName = "recall",
      displayOrder = 16,
      commandLineParamName = "recall",
      commandLineParamSynopsis = "-recall <number>",
      description =
          "Share of the nearest rows that an approximate search is to find, above 0 and at most 1;"
              + " what it reached is in the report.\n"
              + "(default 0.98)")
  public double getRecall() {
    return recall;
  }

  public void setRecall(double recall) {
    this.recall = recall;
  }

  @OptionMetadata(
      displayName = "graph",
      displayOrder = 17,
      commandLineParamName = "graph",
      commandLineParamSynopsis = "-graph <file>",
      description =
          "A file with the graph, instead of one made from the attributes: edges as lines id,id or"
              + " id,id,weight, or a Matrix Market file, also gzipped.\n(default none)")
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
      displayName = "distances",
      displayOrder = 18,
      commandLineParamName = "distances",
      commandLineParamSynopsis = "-distances <file>",
      description =
          "A file with the distances between rows, instead of those of their attributes: a full"
              + " matrix, or lines id,id,distance, also gzipped.\n"
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
      displayName = "id",
      displayOrder = 19,
      commandLineParamName = "id",
      commandLineParamSynopsis = "-id <attribute>",
      description =
          "The attribute that holds a row's id in the graph or distance file: its name, its number,"
              + " first or last. Without it the rows of the training data are 0, 1, and so on.\n"
              + "(default none)")
  public String getId() {
    return id;
  }

  public void setId(String id) {
    this.id = id;
  }

  @OptionMetadata(
      displayName = "graphWeights",
      displayOrder = 20,
      commandLineParamName = "graph-weights",
      commandLineParamSynopsis = "-graph-weights <attributes>",
      description =
          "The attributes whose distance weighs the edges of the graph file, instead of the file's"
              + " weights: names, or numbers such as first-3,7,last. Edges of rows not seen yet get"
              + " the mean weight.\n"
              + "(default none: the file's weights)")
  public String getGraphWeights() {
    return graphWeights;
  }

  public void setGraphWeights(String graphWeights) {
    this.graphWeights = graphWeights;
  }

  @OptionMetadata(
      displayName = "numExecutionSlots",
      displayOrder = 49,
      commandLineParamName = "num-slots",
      commandLineParamSynopsis = "-num-slots <number>",
      description =
          "Number of threads, 0 for one per core; the result does not depend on it.\n(default 0)")
  public int getNumExecutionSlots() {
    return numExecutionSlots;
  }

  public void setNumExecutionSlots(int numExecutionSlots) {
    this.numExecutionSlots = numExecutionSlots;
  }

  boolean hasGraph() {
    return !graph.getPath().isEmpty();
  }

  boolean hasGraphWeights() {
    return !graphWeights.isEmpty();
  }

  boolean hasDistances() {
    return !distances.getPath().isEmpty();
  }

  GraphSpec graphSpec() {
    if (hasGraphWeights() && !hasGraph()) {
      throw new IllegalArgumentException(
          "graph-weights needs a graph (-graph) whose edges it weighs, but none was given");
    }
    if (hasGraphWeights() && metric == RowMetric.WEKA) {
      throw new IllegalArgumentException(
          "graph-weights needs one of the built-in metrics (-metric), was WEKA");
    }
    return new GraphSpec(numNeighbours, scale, sigmaX);
  }

  SearchSpec searchSpec() {
    return new SearchSpec(search, recall);
  }
}

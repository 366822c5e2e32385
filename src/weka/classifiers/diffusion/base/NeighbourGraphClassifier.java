package weka.classifiers.diffusion.base;

import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.model.GraphSource;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Scaling;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.classifiers.diffusion.rows.RowMetric;
import weka.core.DistanceFunction;
import weka.core.EuclideanDistance;
import weka.core.Instances;
import weka.core.OptionMetadata;

/** The options that define the graph, shared by all classifiers. */
public abstract class NeighbourGraphClassifier extends GraphFileClassifier {
  private static final long serialVersionUID = 1L;

  private int numNeighbours = GraphSpec.K_DEFAULT;
  private WidthRule width = WidthRule.GLOBAL;
  private double sigmaX = 0;
  private double densityExponent = 0;
  private Scaling scaling = Scaling.NORMALIZE;
  private RowMetric metric = RowMetric.EUCLIDEAN;
  private DistanceFunction distanceFunction = new EuclideanDistance();
  private Search search = Search.AUTO;
  private double recall = SearchSpec.RECALL_DEFAULT;

  @OptionMetadata(
      displayName = "numNeighbours",
      displayOrder = 1,
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
      displayName = "metric",
      displayOrder = 20,
      commandLineParamName = "metric",
      commandLineParamSynopsis = "-metric EUCLIDEAN|COSINE|MANHATTAN|WEKA",
      description =
          "The distance between rows. COSINE compares directions only and suits word counts, best"
              + " with scaling NONE; MANHATTAN sums absolute differences; WEKA uses"
              + " distanceFunction, which is slower.\n"
              + "(default EUCLIDEAN)")
  public RowMetric getMetric() {
    return metric;
  }

  public void setMetric(RowMetric metric) {
    this.metric = metric;
  }

  @OptionMetadata(
      displayName = "distanceFunction",
      displayOrder = 21,
      commandLineParamName = "distance-function",
      commandLineParamSynopsis = "-distance-function <class and options>",
      description =
          "The distance function for metric WEKA, with its options. It must be symmetric; it"
              + " handles scales and missing values itself and learns ranges from all rows, without"
              + " classes.\n"
              + "(default weka.core.EuclideanDistance)")
  public DistanceFunction getDistanceFunction() {
    return distanceFunction;
  }

  public void setDistanceFunction(DistanceFunction distanceFunction) {
    this.distanceFunction = distanceFunction;
  }

  @OptionMetadata(
      displayName = "scaling",
      displayOrder = 22,
      commandLineParamName = "scaling",
      commandLineParamSynopsis = "-scaling NORMALIZE|STANDARDIZE|NONE",
      description =
          "How numeric attributes are scaled before distances are computed. NORMALIZE maps the"
              + " values of all rows to the range from 0 to 1, STANDARDIZE to mean 0 and standard"
              + " deviation 1.\n"
              + "(default NORMALIZE)")
  public Scaling getScaling() {
    return scaling;
  }

  public void setScaling(Scaling scaling) {
    this.scaling = scaling;
  }

  @OptionMetadata(
      displayName = "search",
      displayOrder = 23,
      commandLineParamName = "search",
      commandLineParamSynopsis = "-search AUTO|EXACT|APPROXIMATE",
      description =
          "How the nearest rows are found. AUTO takes the cheaper way, exact for few rows;"
              + " APPROXIMATE is much faster for many rows; sparse rows and metric WEKA are always"
              + " searched exactly.\n"
              + "(default AUTO)")
  public Search getSearch() {
    return search;
  }

  public void setSearch(Search search) {
    this.search = search;
  }

  @OptionMetadata(
      displayName = "recall",
      displayOrder = 24,
      commandLineParamName = "recall",
      commandLineParamSynopsis = "-recall <number>",
      description =
          "Share of the nearest rows that an approximate search should find, above 0 and at most 1."
              + " The report says what it reached.\n"
              + "(default 0.98)")
  public double getRecall() {
    return recall;
  }

  public void setRecall(double recall) {
    this.recall = recall;
  }

  @OptionMetadata(
      displayName = "width",
      displayOrder = 30,
      commandLineParamName = "width",
      commandLineParamSynopsis = "-width GLOBAL|LOCAL|SCALED|FIXED",
      description =
          "Where the width of the Gaussian edge weights comes from. GLOBAL is the squared mean"
              + " distance between neighbours, LOCAL the product of the mean distances around the"
              + " two rows. SCALED is LOCAL and also chooses the K neighbours of a row, from half"
              + " as many again, by their distance in relation to that width; with many attributes"
              + " this avoids rows that are close to nearly all others. FIXED is the number given"
              + " as sigmaX.\n"
              + "(default GLOBAL)")
  public WidthRule getWidth() {
    return width;
  }

  public void setWidth(WidthRule width) {
    this.width = width;
  }

  @OptionMetadata(
      displayName = "sigmaX",
      displayOrder = 31,
      commandLineParamName = "sigma-x",
      commandLineParamSynopsis = "-sigma-x <number>",
      description =
          "Width of the Gaussian edge weights in squared units of distance, for width FIXED only.\n"
              + "(default 0)")
  public double getSigmaX() {
    return sigmaX;
  }

  public void setSigmaX(double sigmaX) {
    this.sigmaX = sigmaX;
  }

  @OptionMetadata(
      displayName = "densityExponent",
      displayOrder = 38,
      commandLineParamName = "density-exponent",
      commandLineParamSynopsis = "-density-exponent <number>",
      description =
          "How strongly edges are weakened where rows are dense, from 0 (not at all) to 1. Every"
              + " weight is divided by the product of the sums of weights at its two ends, raised"
              + " to this power; with 1 labels spread independently of the density of the rows.\n"
              + "(default 0)")
  public double getDensityExponent() {
    return densityExponent;
  }

  public void setDensityExponent(double densityExponent) {
    this.densityExponent = densityExponent;
  }

  /** Where the graph comes from, by the options. */
  GraphSource graphSource() {
    requireConsistentFiles(metric == RowMetric.WEKA);
    GraphSource.Attributes attributes =
        new GraphSource.Attributes(scaling, metric.metric(), !getNoCache());
    return usesFile() ? fileSource(attributes) : attributes;
  }

  /** What turns instances into the rows that the graph source needs. */
  RowEncoder rowEncoder(Instances data) {
    if (usesFile()) {
      return fileEncoder(data);
    }
    return metric == RowMetric.WEKA
        ? RowEncoder.byDistance(data, getId(), distanceFunction)
        : RowEncoder.byAttributes(data, getId());
  }

  protected final GraphSpec graphSpec() {
    return new GraphSpec(numNeighbours, width, sigmaX, densityExponent);
  }

  /** A graph with more neighbours, and widths that suit them unless the weights are given. */
  protected final GraphSpec wideGraphSpec(int k) {
    return usesGraph() ? graphSpec().withK(k) : graphSpec().wide(k);
  }

  SearchSpec searchSpec() {
    return new SearchSpec(search, recall);
  }
}

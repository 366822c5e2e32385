package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.graph.WidthRule;
import labeldiffusion.model.AttributeUse;
import labeldiffusion.model.GraphSource;
import labeldiffusion.neighbours.Search;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Metric;
import labeldiffusion.points.Scaling;
import org.junit.Test;
import weka.classifiers.diffusion.PoissonLearning;
import weka.classifiers.diffusion.rows.RowEncoder;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

public class NeighbourGraphClassifierTest {
  @Test
  public void attributesAreTheDefaultSource() throws Exception {
    NeighbourGraphClassifier classifier = classifier();
    assertEquals(
        new GraphSource.Attributes(Scaling.NORMALIZE, Metric.EUCLIDEAN, true),
        classifier.graphSource());
    assertFalse(classifier.usesFile());
  }

  @Test
  public void optionsBecomeTheSource() throws Exception {
    assertEquals(
        new GraphSource.Attributes(Scaling.NONE, Metric.COSINE, false),
        source("-scaling", "NONE", "-metric", "COSINE", "-no-cache"));
    assertEquals(new GraphSource.Edges(Path.of("e.csv")), source("-graph", "e.csv"));
    assertEquals(new GraphSource.Distances(Path.of("d.csv")), source("-distances", "d.csv"));
    assertEquals(
        new GraphSource.Edges(
            Path.of("e.csv"),
            false,
            new AttributeUse(
                new GraphSource.Attributes(Scaling.STANDARDIZE, Metric.MANHATTAN, true),
                true,
                false)),
        source(
            "-graph",
            "e.csv",
            "-graph-weights",
            "1",
            "-scaling",
            "STANDARDIZE",
            "-metric",
            "MANHATTAN"));
    assertEquals(
        new GraphSource.Edges(
            Path.of("e.csv"),
            true,
            new AttributeUse(
                new GraphSource.Attributes(Scaling.NORMALIZE, Metric.EUCLIDEAN, true),
                false,
                true)),
        source("-graph", "e.csv", "-strict-ids", "-join-unreached"));
    assertTrue(classifier("-graph", "e.csv").usesFile());
    assertTrue(classifier("-distances", "d.csv").usesFile());
  }

  /** Of a file's nodes only what weights or joins them is measured; other text does no harm. */
  @Test
  public void attributesAreReadAsTheOptionsSay() throws Exception {
    Instances people =
        new Instances(
            "people",
            new ArrayList<>(
                List.of(
                    new Attribute("name", (List<String>) null),
                    new Attribute("age"),
                    new Attribute("height"),
                    new Attribute("club", List.of("chess", "golf")))),
            0);
    people.setClassIndex(3);
    people.add(new DenseInstance(1, new double[] {people.attribute(0).addStringValue("a"), 1, 2}));
    assertMeasured(2, people, "-id", "name");
    assertMeasured(2, people, "-graph", "e.csv", "-id", "name");
    assertMeasured(2, people, "-graph", "e.csv", "-id", "name", "-join-unreached");
    assertMeasured(1, people, "-graph", "e.csv", "-id", "name", "-graph-weights", "age");
    classifier("-graph", "e.csv", "-id", "age").rowEncoder(people);
    assertThrows(
        IllegalArgumentException.class,
        () -> classifier("-graph", "e.csv", "-id", "age", "-join-unreached").rowEncoder(people));
  }

  private static void assertMeasured(int attributes, Instances table, String... options)
      throws Exception {
    RowEncoder encoder = classifier(options).rowEncoder(table);
    assertEquals(attributes, encoder.training(table).points().dimension());
  }

  @Test
  public void optionsBecomeTheSpecs() throws Exception {
    NeighbourGraphClassifier classifier =
        classifier(
            "-K", "7", "-width", "FIXED", "-sigma-x", "0.5", "-search", "EXACT", "-recall", "0.9");
    assertEquals(new GraphSpec(7, WidthRule.FIXED, 0.5), classifier.graphSpec());
    assertEquals(new SearchSpec(Search.EXACT, 0.9), classifier.searchSpec());
  }

  @Test
  public void sourcesThatExcludeEachOtherAreRejected() {
    assertRejected(
        "-graph and -distances exclude each other, but both were given",
        "-graph",
        "e.csv",
        "-distances",
        "d.csv");
    assertRejected("-graph-weights requires -graph, which was not given", "-graph-weights", "1");
    assertRejected(
        "-graph-weights requires one of the built-in metrics, but -metric was WEKA",
        "-graph",
        "e.csv",
        "-graph-weights",
        "1",
        "-metric",
        "WEKA");
  }

  private static NeighbourGraphClassifier classifier(String... options) throws Exception {
    NeighbourGraphClassifier classifier = new PoissonLearning();
    classifier.setOptions(options);
    return classifier;
  }

  private static GraphSource source(String... options) throws Exception {
    return classifier(options).graphSource();
  }

  private static void assertRejected(String sentence, String... options) {
    assertEquals(
        sentence, assertThrows(IllegalArgumentException.class, () -> source(options)).getMessage());
  }
}

package labeldiffusion.model;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import labeldiffusion.SilentTestCase;
import labeldiffusion.diffusion.SolvedOutcome;
import labeldiffusion.graph.EdgeOrigin;
import labeldiffusion.neighbours.KnownLists;
import labeldiffusion.neighbours.SearchSpec;
import labeldiffusion.points.Points;
import labeldiffusion.report.Line;
import labeldiffusion.selection.Selected;
import labeldiffusion.sizes.SizeFacts;
import org.junit.After;
import org.junit.Test;

/** The report and the texts of its parts, in a locale with other digits. */
public class ReportTest extends SilentTestCase {
  private static final SizeFacts FREE = new SizeFacts(new double[0], new double[0], new double[0]);

  private final Locale before = Locale.getDefault();

  public ReportTest() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));
  }

  @After
  public void restoreLocale() {
    Locale.setDefault(before);
  }

  @Test
  public void secondsAndMemory() {
    assertLines(
        new CostFacts(0.5, 0, 0.25, 1, 2, 12_345_678).lines(),
        "seconds: 1.75: search 0.50, graph 0.25, diffusion 1.00 (2 threads)",
        "memory: about 12.3 MB at the peak, estimated");
  }

  @Test
  public void secondsOfTheSelectionAreToldIfThereWasOne() {
    assertEquals(
        "3.75: search 0.50, selection 2.00, graph 0.25, diffusion 1.00 (2 threads)",
        new CostFacts(0.5, 2, 0.25, 1, 2, 0).lines().get(0).text());
  }

  @Test
  public void labelsPerClass() {
    assertLines(
        new LabelFacts(10, new int[] {2, 3}, new int[] {4, 5}, FREE).lines(new String[] {"p", "q"}),
        "nodes: 10: 5 labelled, 5 unlabelled",
        "labels per class: p 2, q 3",
        "nodes per class: p 4, q 5");
  }

  @Test
  public void equalNumbersOfLabelsAreToldOnce() {
    assertEquals("2 each", labels(2, 2));
  }

  @Test
  public void aClassWithoutLabelsIsRemarked() {
    assertEquals("c0 2, c1 0 (a class without labels is never predicted)", labels(2, 0));
  }

  @Test
  public void thirtyClassesAreListedAndFurtherOnesCounted() {
    int[] thirty = IntStream.rangeClosed(1, 30).toArray();
    int[] more = IntStream.rangeClosed(1, 32).toArray();
    String list =
        IntStream.range(0, 30)
            .mapToObj(t -> "c" + t + " " + (t + 1))
            .collect(Collectors.joining(", "));
    assertEquals(list, labels(thirty));
    assertEquals(list + ", and 2 more classes", labels(more));
  }

  @Test
  public void rowsAreToldIfSomeAreEqual() {
    assertLines(new RowFacts(5, 5).lines());
    assertLines(new RowFacts(7, 5).lines(), "rows: 7; equal rows are one node");
  }

  @Test
  public void selfLoopsAreToldIfThereAreAny() {
    assertLines(
        new FileFacts(4, 1, 0, 0).lines(), "file: 4 nodes, 1 of which no training row mentions");
    assertLines(
        new FileFacts(4, 1, 0, 3).lines(),
        "file: 4 nodes, 1 of which no training row mentions",
        "note: 3 ids of rows are not in the file, which has no edges for them");
    assertLines(
        new FileFacts(4, 0, 2, 0).lines(),
        "file: 4 nodes, 0 of which no training row mentions; 2 self loops ignored");
  }

  @Test
  public void anExactSearchIsDescribedByThePoints() {
    Points points = Points.of(new double[][] {{0}});
    SearchFacts facts =
        SearchFacts.of(new SearchSpec.Found(KnownLists.none(0).lists(), true, 1), points, 3);
    assertEquals(new SearchFacts(points.searchNote(), 1, 3), facts);
  }

  @Test
  public void anApproximateSearchIsDescribedByItsRecall() {
    SearchFacts facts =
        SearchFacts.of(
            new SearchSpec.Found(KnownLists.none(0).lists(), false, 0.987),
            Points.of(new double[][] {{0}}),
            3);
    assertLines(List.of(facts.line()), "search: approximate, estimated recall 98.7 %");
  }

  @Test
  public void reachOfTheLabels() {
    assertLines(
        new GraphFacts.Reach(2, 0, 0, true, false).lines(),
        "components: 2; 0 nodes are in components without a label",
        "unreached nodes: 0");
    assertEquals(
        "3, which get the class prior of the labels",
        new GraphFacts.Reach(2, 3, 3, true, false).lines().get(1).text());
    assertEquals(
        "3, which get the class prior of the labels; its largest shares are equal, so that is no"
            + " class",
        new GraphFacts.Reach(2, 3, 3, true, true).lines().get(1).text());
  }

  @Test
  public void moreStepsAreAdvisedWhereTheyHelp() {
    assertEquals(
        "5, which get the class prior of the labels; labels had no time to reach 2 of them: use"
            + " more steps",
        new GraphFacts.Reach(2, 3, 5, true, false).lines().get(1).text());
    assertEquals(
        "5, which get the class prior of the labels",
        new GraphFacts.Reach(2, 3, 5, false, false).lines().get(1).text());
  }

  @Test
  public void partsComeInTheirOrderAfterTheTitle() {
    Report report =
        new Report(
            new LabelFacts(3, new int[] {1, 1}, new int[] {2, 1}, FREE),
            new GraphFacts(
                2,
                5,
                2,
                new EdgeOrigin.Nearest(0.125, false),
                new GraphFacts.Reach(1, 0, 0, false, false)),
            SearchFacts.GRAPH_GIVEN,
            new Selected.AsGiven(),
            new SolvedOutcome(7, 1e-9, List.of("look here")),
            new CostFacts(0, 0, 0, 0, 1, 1000),
            List.of());
    assertEquals(
        """
        title

        nodes             3: 2 labelled, 1 unlabelled
        labels per class  1 each
        nodes per class   p 2, q 1
        edges             2, each node joined to its 2 nearest (there are no more, K is 5)
        sigma_x           0.125000
        components        1; 0 nodes are in components without a label
        unreached nodes   0
        search            none, the graph was given
        iterations        7, relative residual 1.00e-09
        note              look here
        seconds           0.00: search 0.00, graph 0.00, diffusion 0.00 (1 threads)
        memory            about 0.00100 MB at the peak, estimated
        rows              9; equal rows are one node
        """,
        report.with(new RowFacts(9, 3)).text("title", new String[] {"p", "q"}));
  }

  /** The text of "labels per class" for these counts. */
  private static String labels(int... given) {
    String[] classes =
        IntStream.range(0, given.length).mapToObj(t -> "c" + t).toArray(String[]::new);
    return new LabelFacts(1000, given, given, FREE).lines(classes).get(1).text();
  }

  private static void assertLines(List<Line> lines, String... expected) {
    assertEquals(
        List.of(expected), lines.stream().map(line -> line.name() + ": " + line.text()).toList());
  }
}

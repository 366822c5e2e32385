package weka.classifiers.diffusion.labelling;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import labeldiffusion.diffusion.Watcher;
import labeldiffusion.labelling.Ask;
import labeldiffusion.labelling.Question;
import labeldiffusion.labelling.RowState;
import labeldiffusion.labelling.Snapshot;
import labeldiffusion.labels.Labels;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.SmoothDiffusion;
import weka.classifiers.diffusion.TestTables;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.classifiers.diffusion.experiment.Catalogue;
import weka.core.Instances;

public class LabellingDeskTest {
  @Rule public TemporaryFolder folder = new TemporaryFolder();

  private static LabellingDesk desk(LabelDiffusionClassifier classifier, Instances table)
      throws Exception {
    return new LabellingDesk(classifier, table, 1, Watcher.NONE);
  }

  /** Fails unless the desk says what a new classifier says of the table with the same labels. */
  private static void assertLikeNew(
      LabelDiffusionClassifier classifier, LabellingDesk desk, Snapshot snapshot) throws Exception {
    Instances labelled = desk.labelled();
    LabelDiffusionClassifier fresh =
        (LabelDiffusionClassifier) AbstractClassifier.makeCopy(classifier);
    fresh.buildClassifier(labelled);
    double[][] expected = TestTables.batch(fresh, labelled);
    for (int row = 0; row < expected.length; row++) {
      assertArrayEquals(
          classifier.getClass().getSimpleName() + ", row " + row,
          expected[row],
          snapshot.distribution(row),
          0);
    }
  }

  private static void answer(LabellingDesk desk, Instances truth, int... rows) {
    for (int row : rows) {
      desk.answer(row, (int) truth.instance(row).classValue());
    }
  }

  @Test
  public void fullUpdatesHaveTheBitsOfANewClassifier() throws Exception {
    Instances truth = TestTables.blobs(60, 1);
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      LabellingDesk desk = desk(classifier, TestTables.unlabelled(truth));
      answer(desk, truth, 3, 7, 8, 20, 40);
      assertLikeNew(classifier, desk, desk.updateFully(Watcher.NONE));
      answer(desk, truth, 41, 5, 50, 51);
      desk.takeBack(7);
      assertLikeNew(classifier, desk, desk.updateFully(Watcher.NONE));
    }
  }

  @Test
  public void autoDiffusionIsReplacedWhileLargeTablesAreLabelled() throws Exception {
    Instances large = TestTables.unlabelled(TestTables.blobs(10_500, 6));
    LabellingDesk desk = new LabellingDesk(new AutoDiffusion(), large, 1);
    assertEquals(Optional.of("smooth diffusion alone"), desk.substitute());
    assertEquals(
        Optional.empty(),
        new LabellingDesk(new AutoDiffusion(), new Instances(large, 0, 10_000), 1).substitute());
  }

  @Test
  public void updatesHaveTheSameBitsIfNothingIsChosenByLabels() throws Exception {
    Instances truth = TestTables.blobs(60, 2);
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      if (!(classifier instanceof AutoDiffusion)) {
        classifier.setOptions(new String[] {"-calibration", "PRIOR"});
        LabellingDesk desk = desk(classifier, TestTables.unlabelled(truth));
        for (int row = 0; row < 12; row += 3) {
          answer(desk, truth, row, row + 1);
          assertLikeNew(classifier, desk, desk.update(Watcher.NONE));
        }
      }
    }
  }

  @Test
  public void keptParametersPredictTheClassesOfANewCalibration() throws Exception {
    Instances truth = TestTables.blobs(90, 3);
    LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.labelledFirst(truth, 30));
    desk.update(Watcher.NONE);
    answer(desk, truth, 40, 50);
    Snapshot kept = desk.update(Watcher.NONE);
    Snapshot full = desk.updateFully(Watcher.NONE);
    assertEquals(0, full.changed());
    assertEquals(full.predicted(70), kept.predicted(70));
  }

  @Test
  public void contradictionsOfEqualRowsAreLikeANewClassifier() throws Exception {
    Instances truth = TestTables.blobs(40, 4);
    for (int row = 0; row < 6; row++) {
      truth.add(truth.instance(row)); // rows 40 .. 45 equal rows 0 .. 5
    }
    LabelDiffusionClassifier classifier = new SmoothDiffusion();
    LabellingDesk desk = desk(classifier, TestTables.unlabelled(truth));
    answer(desk, truth, 0, 1, 2, 30);
    assertLikeNew(classifier, desk, desk.updateFully(Watcher.NONE));
    desk.answer(40, 1); // row 0 has class 0
    desk.answer(41, 1); // as row 1
    assertLikeNew(classifier, desk, desk.updateFully(Watcher.NONE));
    desk.answer(40, 0);
    assertLikeNew(classifier, desk, desk.updateFully(Watcher.NONE));
  }

  @Test
  public void graphAndDistanceFilesAreLikeANewClassifier() throws Exception {
    Instances truth = TestTables.blobs(12, 5);
    StringBuilder edges = new StringBuilder();
    for (int i = 0; i < 11; i++) {
      edges.append(i).append(',').append(i + 1).append(',').append(1 + i % 3).append('\n');
    }
    Path file = folder.newFile("edges.csv").toPath();
    Files.writeString(file, edges);
    for (String[] options :
        List.of(
            new String[] {"-graph", file.toString()},
            new String[] {"-graph", file.toString(), "-graph-weights", "x,y"},
            new String[] {"-distances", file.toString(), "-K", "2"})) {
      LabelDiffusionClassifier classifier = new IsotropicDiffusion();
      classifier.setOptions(options);
      LabellingDesk desk = desk(classifier, TestTables.unlabelled(truth));
      answer(desk, truth, 0, 11, 5);
      assertLikeNew(classifier, desk, desk.updateFully(Watcher.NONE));
    }
  }

  @Test
  public void withoutLabelsNothingIsReached() throws Exception {
    LabellingDesk desk =
        desk(new SmoothDiffusion(), TestTables.unlabelled(TestTables.blobs(30, 1)));
    Snapshot snapshot = desk.update(Watcher.NONE);
    assertEquals(0, snapshot.reachedCount());
    assertEquals(Labels.UNLABELLED, snapshot.predicted(3));
    assertTrue(snapshot.report().isEmpty());
  }

  @Test
  public void everyCriterionAsksFromTheFirstRowToTheLast() throws Exception {
    Instances truth = TestTables.blobs(25, 6);
    for (Ask ask : Ask.values()) {
      LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.unlabelled(truth));
      Set<Integer> asked = new HashSet<>();
      for (List<Question> next = desk.next(ask, 2); !next.isEmpty(); next = desk.next(ask, 2)) {
        for (Question question : next) {
          if (asked.add(question.row())) {
            answer(desk, truth, question.row());
          }
        }
        desk.update(Watcher.NONE);
      }
      assertEquals(ask.name(), 25, asked.size());
    }
  }

  @Test
  public void everyTenthQuestionIsACheck() throws Exception {
    LabellingDesk desk =
        desk(new SmoothDiffusion(), TestTables.unlabelled(TestTables.blobs(60, 1)));
    List<Question> questions = desk.next(Ask.RANDOM, 20);
    for (int q = 0; q < 20; q++) {
      assertEquals(q % 10 == 9, questions.get(q).isCheck());
    }
  }

  @Test
  public void answeredChecksEstimateTheError() throws Exception {
    Instances truth = TestTables.blobs(60, 1);
    LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.unlabelled(truth));
    answer(desk, truth, 0, 1, 2, 3, 4, 5, 6, 7, 8);
    Snapshot before = desk.update(Watcher.NONE);
    Question check = desk.next(Ask.MARGIN, 1).get(0);
    assertTrue(check.isCheck());
    desk.answer(check.row(), (before.predicted(check.row()) + 1) % 3);
    assertEquals(1, desk.stopSignal().checks());
    assertEquals(1, desk.stopSignal().wrong());
  }

  @Test
  public void rowsThatCannotBeToldAreNeverAskedAndSkippedOnesLast() throws Exception {
    LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.unlabelled(TestTables.blobs(5, 1)));
    desk.cannotTell(0);
    desk.skip(1);
    Set<Integer> rows = new HashSet<>();
    desk.next(Ask.RANDOM, 9).forEach(question -> rows.add(question.row()));
    assertEquals(Set.of(2, 3, 4), rows);
    for (int row : rows) {
      desk.answer(row, 0);
    }
    assertEquals(List.of(new Question(1, false)), desk.next(Ask.RANDOM, 9));
  }

  @Test
  public void undoAndRedoGoBackAndForth() throws Exception {
    LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.unlabelled(TestTables.blobs(9, 1)));
    desk.answer(2, 1);
    desk.skip(2);
    assertEquals(2, desk.undo().getAsInt());
    assertEquals(1, desk.labels().classOf()[2]);
    assertEquals(2, desk.undo().getAsInt());
    assertEquals(RowState.OPEN, desk.stateOf(2));
    assertTrue(desk.undo().isEmpty());
    desk.redo();
    assertEquals(1, desk.labels().classOf()[2]);
    desk.answer(3, 0);
    assertTrue(desk.redo().isEmpty());
  }

  @Test
  public void newClassesTakePart() throws Exception {
    Instances truth = TestTables.blobs(30, 1);
    LabelDiffusionClassifier classifier = new SmoothDiffusion();
    LabellingDesk desk = desk(classifier, TestTables.unlabelled(truth));
    answer(desk, truth, 0, 1, 2);
    desk.update(Watcher.NONE);
    int violet = desk.addClass("violet");
    assertEquals(3, violet);
    assertEquals(0, desk.addClass("red"));
    desk.answer(5, violet);
    assertLikeNew(classifier, desk, desk.update(Watcher.NONE));
    assertEquals("violet", desk.labelled().instance(5).stringValue(2));
  }

  @Test
  public void interruptingCancelsAnUpdate() throws Exception {
    LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.blobs(60, 1));
    Snapshot before = desk.snapshot();
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> desk.update(Watcher.NONE));
    } finally {
      assertTrue(Thread.interrupted());
    }
    assertEquals(before, desk.snapshot());
    assertFalse(desk.update(Watcher.NONE).report().isEmpty());
  }

  @Test
  public void classesOutOfRangeAreRejectedInASentence() throws Exception {
    LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.unlabelled(TestTables.blobs(9, 1)));
    assertEquals(
        "a class must be one of 0..2, was 3",
        assertThrows(IllegalArgumentException.class, () -> desk.answer(1, 3)).getMessage());
    assertEquals(
        "a row must be one of 0..8, was 9",
        assertThrows(IllegalArgumentException.class, () -> desk.answer(9, 0)).getMessage());
  }

  @Test
  public void reasonsOfEveryClassifierSumToOne() throws Exception {
    Instances truth = TestTables.blobs(60, 1);
    for (LabelDiffusionClassifier classifier : Catalogue.classifiers()) {
      LabellingDesk desk = desk(classifier, TestTables.unlabelled(truth));
      answer(desk, truth, 3, 7, 8, 20, 40);
      desk.update(Watcher.NONE);
      String name = classifier.getClass().getSimpleName();
      assertEquals(
          name, 1, desk.why(30).sources().stream().mapToDouble(s -> s.share()).sum(), 1e-6);
      assertEquals(
          name, 1, desk.why(30).through().stream().mapToDouble(s -> s.share()).sum(), 1e-9);
      assertTrue(name, Set.of(3, 7, 8, 20, 40).contains(desk.why(30).sources().get(0).row()));
    }
  }

  @Test
  public void aJournalBringsEverythingBack() throws Exception {
    Instances truth = TestTables.blobs(60, 1);
    Instances table = TestTables.unlabelled(truth);
    Path file = folder.getRoot().toPath().resolve("table.journal");
    try (LabellingDesk desk = desk(new SmoothDiffusion(), table)) {
      assertEquals(0, desk.openJournal(file));
      answer(desk, truth, 0, 1, 2, 3, 4, 5, 6, 7, 8);
      desk.update(Watcher.NONE);
      answer(desk, truth, desk.next(Ask.MARGIN, 1).get(0).row());
      desk.cannotTell(20);
      desk.skip(21);
      desk.answer(22, desk.addClass("tab\there"));
      desk.answer(23, 0);
      desk.undo();
      try (LabellingDesk again = desk(new SmoothDiffusion(), table)) {
        assertEquals(17, again.openJournal(file));
        for (int row = 0; row < 60; row++) {
          assertEquals(desk.stateOf(row), again.stateOf(row));
        }
        assertEquals(desk.classes(), again.classes());
        assertEquals(1, again.stopSignal().checks());
      }
    }
  }

  @Test
  public void theJournalOfAnotherTableIsRejected() throws Exception {
    Path file = folder.getRoot().toPath().resolve("other.journal");
    try (LabellingDesk desk = desk(new SmoothDiffusion(), TestTables.blobs(20, 1))) {
      desk.openJournal(file);
      desk.answer(3, 0);
    }
    try (LabellingDesk other = desk(new SmoothDiffusion(), TestTables.blobs(20, 2))) {
      assertEquals(
          "the journal " + file + " belongs to another table: its row 3 has other contents",
          assertThrows(IllegalArgumentException.class, () -> other.openJournal(file)).getMessage());
    }
  }
}

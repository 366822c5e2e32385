package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import labeldiffusion.diffusion.Watcher;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Instances;

public class JournalFileTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();
  private final Instances moons = TwoMoons.generate(40, 0.1, 1);
  private JournalFile journal;

  @Before
  public void open() {
    moons.forEach(row -> row.setClassMissing());
    journal = new JournalFile(folder.getRoot().toPath().resolve("labels.journal"));
  }

  private LiveResult live() throws Exception {
    return new LiveResult(
        new IsotropicDiffusion(),
        new LabellingDesk(new IsotropicDiffusion(), moons, 1, Watcher.NONE));
  }

  @Test
  public void labelsAndNameOfATableDoNotChangeItsJournal() {
    Instances labelled = new Instances(moons);
    labelled.instance(3).setClassValue(1);
    labelled.setRelationName("other");
    assertEquals(JournalFile.fingerprint(moons), JournalFile.fingerprint(labelled));
  }

  @Test
  public void otherValuesAreAnotherTable() {
    Instances other = new Instances(moons);
    other.instance(3).setValue(0, 17);
    assertNotEquals(JournalFile.fingerprint(moons), JournalFile.fingerprint(other));
  }

  @Test
  public void journalIsBesideTheFileOrElseAtHome() throws Exception {
    Path home = folder.getRoot().toPath().resolve("home");
    Path file = folder.newFile("moons.arff").toPath();
    Path atHome = JournalFile.of(moons, home, Optional.empty()).path();
    Path beside = JournalFile.of(moons, home, Optional.of(file)).path();
    assertEquals(home, atHome.getParent());
    assertEquals(file.resolveSibling("moons.arff." + atHome.getFileName()), beside);
    Files.writeString(atHome, "title\nanswer\n");
    assertEquals(
        "answers are found wherever they are",
        atHome,
        JournalFile.of(moons, home, Optional.of(file)).path());
    assertEquals(
        "a folder that is not there cannot be written to",
        atHome,
        JournalFile.of(moons, home, Optional.of(home.resolve("gone/moons.arff"))).path());
  }

  @Test
  public void savedTableMustHaveAllLabels() throws Exception {
    LiveResult live = live();
    live.desk().answer(5, 1);
    Instances labelled = live.desk().labelled();
    DiffusionResult before = live.states().of(live.desk().snapshot(), live.shown()).result();
    assertFalse(before.hasLabelsOf(labelled));
    live.relabel(List.of(5));
    assertTrue(before.hasLabelsOf(labelled));
    assertFalse(before.hasLabelsOf(new Instances(labelled, 0, 39)));
  }

  @Test
  public void answersAreReadAgain() throws Exception {
    LiveResult first = live();
    first.open(journal);
    assertFalse(journal.hasAnswers());
    first.desk().answer(5, 1);
    first.desk().cannotTell(6);
    first.desk().close();
    assertTrue(journal.hasAnswers());
    LiveResult second = live();
    second.open(journal);
    assertEquals(List.of(5, 6), second.answeredRows());
    assertEquals(1.0, second.shown().instance(5).classValue(), 0);
    second.desk().close();
  }

  @Test
  public void answersPutAsideAreKept() throws Exception {
    Files.writeString(journal.path(), "title\nanswer\n");
    journal.putAside();
    assertFalse(journal.hasAnswers());
    Path aside = journal.path().resolveSibling("labels.journal.old");
    assertEquals(2, Files.readAllLines(aside).size());
    journal.delete();
    assertTrue(Files.exists(aside));
  }
}

package labeldiffusion.labelling;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import labeldiffusion.labelling.Journal.Entry;
import labeldiffusion.labelling.Journal.Verb;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class JournalTest {
  private static final long[] HASHES = {5, -7, 9};
  private static final Entry FIRST = new Entry(Verb.ANSWER, 1, -7, "a\tb\\n\nc");
  private static final Entry SECOND = new Entry(Verb.NEW_CLASS, -1, 0, "");

  @Rule public TemporaryFolder folder = new TemporaryFolder();
  private Path file;

  @Before
  public void write() {
    file = folder.getRoot().toPath().resolve("table.journal");
    try (Journal journal = Journal.open(file, HASHES)) {
      journal.add(FIRST);
      journal.add(SECOND);
    }
  }

  private void assertRejected(String sentence, long... hashes) {
    assertEquals(
        "the journal " + file + " " + sentence,
        assertThrows(IllegalArgumentException.class, () -> Journal.open(file, hashes))
            .getMessage());
  }

  @Test
  public void entriesComeBackAsTheyWere() {
    try (Journal journal = Journal.open(file, HASHES)) {
      assertEquals(List.of(FIRST, SECOND), journal.entries());
    }
  }

  @Test
  public void aTornLastLineIsDropped() throws Exception {
    Files.writeString(file, "ANSWER\t2\t9", StandardOpenOption.APPEND);
    try (Journal journal = Journal.open(file, HASHES)) {
      assertEquals(List.of(FIRST, SECOND), journal.entries());
      journal.add(FIRST);
    }
    try (Journal journal = Journal.open(file, HASHES)) {
      assertEquals(List.of(FIRST, SECOND, FIRST), journal.entries());
    }
  }

  @Test
  public void aTornTitleIsWrittenAgain() throws Exception {
    Files.writeString(file, "labelDiff");
    try (Journal journal = Journal.open(file, HASHES)) {
      assertEquals(List.of(), journal.entries());
    }
    assertEquals("labelDiffusion journal 1\t3\n", Files.readString(file));
  }

  @Test
  public void aTableWithOtherRowsIsRejected() {
    assertRejected("belongs to a table of 3 rows, but this one has 2", 5, -7);
    assertRejected("belongs to another table: its row 1 has other contents", 5, 7, 9);
  }

  @Test
  public void aDamagedLineIsNamed() throws Exception {
    Files.writeString(file, "ANSWER\tx\t9\ta\n", StandardOpenOption.APPEND);
    assertRejected("is damaged in line 4", HASHES);
  }

  @Test
  public void anotherFileIsRejected() throws Exception {
    Files.writeString(file, "a,b,c\n");
    assertRejected("is no journal of this program", HASHES);
  }

  @Test
  public void theFirstRowMustHaveItsContentsAndTheLastMustExist() throws Exception {
    Files.writeString(file, "SKIP\t0\t6\t\n", StandardOpenOption.APPEND);
    assertRejected("belongs to another table: its row 0 has other contents", HASHES);
    Files.writeString(file, "labelDiffusion journal 1\t3\nSKIP\t3\t9\t\n");
    assertRejected("belongs to another table: its row 3 has other contents", HASHES);
  }

  @Test
  public void aLastBackslashIsItself() throws Exception {
    Files.writeString(file, "NEW_CLASS\t-1\t0\tab\\\n", StandardOpenOption.APPEND);
    try (Journal journal = Journal.open(file, HASHES)) {
      assertEquals("ab\\", journal.entries().get(2).text());
    }
  }

  @Test
  public void nothingIsAddedToAClosedJournal() {
    Journal journal = Journal.open(file, HASHES);
    journal.close();
    assertThrows(UncheckedIOException.class, () -> journal.add(SECOND));
  }
}

package weka.filters.unsupervised;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.TestTables;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;
import weka.filters.Filter;
import weka.filters.unsupervised.attribute.DiffuseLabels;
import weka.filters.unsupervised.attribute.Reorder;

/** DiffuseLabels as a command, in this JVM and, for its exit code, in another one. */
public class FilterCommandTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final Instances table = TestTables.labelledFirst(TestTables.blobs(40, 1), 12);

  @After
  public void restoreHandler() {
    Thread.currentThread().setUncaughtExceptionHandler(null);
  }

  @Test
  public void oneBatchIsWrittenAsWekaWritesIt() throws Exception {
    String in = file("in.arff", table);
    run("-i", in, "-o", path("ours.arff"), "-c", "last", "-confidence", "-decimal", "3");
    Filter.runFilter(
        new DiffuseLabels(),
        new String[] {
          "-i", in, "-o", path("wekas.arff"), "-c", "last", "-confidence", "-decimal", "3"
        });
    assertSameFiles("ours.arff", "wekas.arff");
  }

  /** Weka would pass on the rows of a second batch one by one: they would not join the graph. */
  @Test
  public void theSecondBatchIsAnsweredAsAWhole() throws Exception {
    String in = file("in.arff", table);
    String second = file("in2.arff", test());
    String out = path("out.arff");
    String out2 = path("out2.arff");
    run("-b", "-c", "3", "-i", in, "-r", second, "-o", out, "-s", out2, "-decimal", "17");
    DiffuseLabels filter = new DiffuseLabels();
    filter.setInputFormat(read(in));
    TestTables.assertTables(Filter.useFilter(read(in), filter), read(out));
    TestTables.assertTables(Filter.useFilter(read(second), filter), read(out2));
  }

  @Test
  public void withoutAFileTheRowsArePrinted() throws Exception {
    String in = file("in.arff", table);
    run("-i", in, "-o", path("out.arff"), "-c", "last");
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream console = System.out;
    System.setOut(new PrintStream(printed));
    try {
      run("-i", in, "-c", "last");
    } finally {
      System.setOut(console);
    }
    assertArrayEquals(Files.readAllBytes(Path.of(path("out.arff"))), printed.toByteArray());
  }

  @Test
  public void aConsoleThatTakesNoMoreIsTold() throws Exception {
    OutputStream full = OutputStream.nullOutputStream();
    full.close();
    PrintStream console = System.out;
    System.setOut(new PrintStream(full));
    try {
      assertFails(
          "could not write all rows to the standard output",
          "-i",
          file("in.arff", table),
          "-c",
          "last");
    } finally {
      System.setOut(console);
    }
  }

  @Test
  public void theClassIsNamedByItsPlace() throws Exception {
    Reorder reorder = new Reorder();
    reorder.setAttributeIndices("last,1,2");
    reorder.setInputFormat(table);
    String in = file("in.arff", Filter.useFilter(table, reorder));
    run("-i", in, "-o", path("word.arff"), "-c", "first");
    run("-i", in, "-o", path("number.arff"), "-c", "1");
    assertSameFiles("word.arff", "number.arff");
    Instances filled = DataSource.read(path("word.arff"));
    assertTrue(filled.toString(), filled.stream().noneMatch(row -> row.isMissing(0)));
  }

  @Test
  public void helpListsTheOptions() throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream console = System.err;
    System.setErr(new PrintStream(printed));
    try {
      run("-h");
    } finally {
      System.setErr(console);
    }
    assertTrue(printed.toString(), printed.toString().contains("-min-confidence <number>"));
  }

  @Test
  public void aThreadThatFailsPrintsTheSentenceAlone() throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream console = System.err;
    System.setErr(new PrintStream(printed));
    try {
      for (Exception reason : List.of(new IOException("no\n more space"), new IOException())) {
        Thread thread = new Thread(() -> new FailedCommand(reason).leaveThread());
        thread.start();
        thread.join();
      }
    } finally {
      System.setErr(console);
    }
    assertEquals(
        List.of("no more space", "the command failed: IOException"),
        printed.toString().lines().toList());
  }

  @Test
  public void whatIsWrongIsToldInOneSentence() throws Exception {
    String in = file("in.arff", table);
    String out = path("out.arff");
    assertFails("file not found: none.arff", "-i", "none.arff", "-o", out, "-c", "last");
    assertFails("-c: expected an attribute from 1 to 3, was '4'", "-i", in, "-o", out, "-c", "4");
    assertFails("-c: expected an attribute from 1 to 3, was '0'", "-i", in, "-o", out, "-c", "0");
    assertFails("-c: expected a whole number, was 'x'", "-i", in, "-o", out, "-c", "x");
    assertFails(
        "-decimal: expected a whole number, was 'x'",
        "-i",
        in,
        "-o",
        out,
        "-c",
        "last",
        "-decimal",
        "x");
    assertFails("Illegal options: -foo", "-i", in, "-o", out, "-c", "last", "-foo");
    assertFails(
        "-b requires an input file for each of the two batches, -i and -r",
        "-b",
        "-i",
        in,
        "-o",
        out,
        "-c",
        "last");
    assertFails(
        "no class attribute is set; use -c last on the command line, or a ClassAssigner in the"
            + " KnowledgeFlow",
        "-i",
        in,
        "-o",
        out);
  }

  @Test
  public void headersThatDifferAreToldInOneSentence() throws Exception {
    Instances other = test();
    other.renameAttribute(0, "z");
    assertFails(
        "the two input files must have the same attributes: Attributes differ at position 1: Names"
            + " differ: x != z",
        "-b",
        "-i",
        file("in.arff", table),
        "-r",
        file("in2.arff", other),
        "-c",
        "last",
        "-o",
        path("out.arff"));
  }

  @Test
  public void aTableThatIsDamagedIsTold() throws Exception {
    Path bad = Path.of(file("in.arff", table));
    Files.writeString(bad, Files.readString(bad) + "1,2,purple\n");
    String message =
        assertThrows(
                FailedCommand.class,
                () -> run("-i", bad.toString(), "-o", path("out.arff"), "-c", "last"))
            .getMessage();
    assertTrue(message, message.startsWith("could not read " + bad + ": "));
    assertEquals(1, message.lines().count());
  }

  @Test
  public void aFailureLeavesTheOldFile() throws Exception {
    Path out = Files.writeString(Path.of(path("out.arff")), "old");
    String test = file("in2.arff", test());
    assertThrows(
        FailedCommand.class,
        () ->
            run(
                "-b",
                "-i",
                file("in.arff", table),
                "-r",
                test,
                "-c",
                "last",
                "-o",
                out.toString(),
                "-s",
                path("none/out2.arff")));
    assertEquals("old", Files.readString(out));
    assertEquals(3, folder.getRoot().list().length); // nothing is left over
  }

  /** It ended with code 0 and left a truncated file. */
  @Test
  public void aFullDiskEndsTheCommandWithASentenceAndACode() throws Exception {
    assumeTrue(
        "skipped, which is fine: only Linux has /dev/full", Files.exists(Path.of("/dev/full")));
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "-Dweka.packageManager.offline=true",
                "-Djava.awt.headless=true",
                "-Djava.util.logging.config.file=" + noLogging(),
                "-cp",
                System.getProperty("java.class.path"),
                "weka.Run",
                DiffuseLabels.class.getName()));
    command.addAll(List.of("-i", file("in.arff", table), "-c", "last", "-o", "/dev/full"));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("WEKA_HOME", folder.newFolder().toString());
    Process process = builder.start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertTrue(said, said.startsWith("could not write /dev/full: "));
    assertEquals(said, 1, said.lines().count());
    assertEquals(1, process.waitFor());
  }

  /** Weka's linear algebra logs warnings about native libraries. */
  private Path noLogging() throws IOException {
    return Files.writeString(Path.of(path("logging.properties")), ".level=OFF\n");
  }

  private void run(String... options) throws Exception {
    DiffuseLabels filter = new DiffuseLabels();
    filter.run(filter, options);
  }

  private void assertFails(String sentence, String... options) {
    String[] before = folder.getRoot().list();
    assertEquals(sentence, assertThrows(FailedCommand.class, () -> run(options)).getMessage());
    assertEquals(before.length, folder.getRoot().list().length);
  }

  private static Instances test() {
    return TestTables.unlabelled(TestTables.blobs(20, 2));
  }

  private String file(String name, Instances rows) throws IOException {
    return Files.writeString(Path.of(path(name)), rows.toString() + "\n").toString();
  }

  private String path(String name) {
    return folder.getRoot().toPath().resolve(name).toString();
  }

  private static Instances read(String file) throws Exception {
    Instances rows = DataSource.read(file);
    rows.setClassIndex(rows.numAttributes() - 1);
    return rows;
  }

  private void assertSameFiles(String expected, String found) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(path(expected)));
    assertTrue(Arrays.toString(bytes), bytes.length > 100);
    assertArrayEquals(bytes, Files.readAllBytes(Path.of(path(found))));
  }
}

package labeldiffusion;

import static org.junit.Assert.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import labeldiffusion.parallel.Workers;
import org.junit.After;
import org.junit.Before;

/**
 * Base of the engine's tests: seeded random numbers, a pool of threads, and a failure if anything
 * is printed, because what a library has to say belongs into what it returns.
 */
public abstract class SilentTestCase {
  protected final Random random = new Random(2015);
  protected final Workers workers = new Workers(2);
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private PrintStream out;
  private PrintStream err;

  @Before
  public void listen() {
    out = System.out;
    err = System.err;
    PrintStream ear = new PrintStream(said, true, StandardCharsets.UTF_8);
    System.setOut(ear);
    System.setErr(ear);
  }

  @After
  public void nothingWasPrinted() {
    System.setOut(out);
    System.setErr(err);
    workers.close();
    assertEquals("", said.toString(StandardCharsets.UTF_8));
  }
}

package weka.classifiers.diffusion.base;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.Test;

public class InvalidInputExceptionTest {
  @Test
  public void usersSeeTheSentenceAlone() {
    InvalidInputException rejection =
        InvalidInputException.of(new IllegalArgumentException("K must be at least 1, was 0"));
    StringWriter printed = new StringWriter();
    rejection.printStackTrace(new PrintWriter(printed));
    assertEquals("K must be at least 1, was 0", printed.toString().strip());
  }

  @Test
  public void whatTheEngineCannotSayIsExplained() {
    String overflow = InvalidInputException.of(new ArithmeticException("overflow")).getMessage();
    assertTrue(overflow, overflow.endsWith("choose a smaller K"));
    String full = InvalidInputException.of(new OutOfMemoryError("Java heap space")).getMessage();
    assertTrue(full, full.contains("give Java more (-Xmx)"));
  }
}

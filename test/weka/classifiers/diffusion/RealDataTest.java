package weka.classifiers.diffusion;

import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.AssumptionViolatedException;
import org.junit.Test;

public class RealDataTest {
  /** A message that named a folder of ours told a newcomer nothing. */
  @Test
  public void aMissingSetIsNamedAndSoIsTheOptionForItsFolder() {
    String message =
        assertThrows(AssumptionViolatedException.class, () -> RealData.file("no-such-set.arff"))
            .getMessage();
    assertTrue(message, message.contains("the data set no-such-set.arff"));
    assertTrue(message, message.contains("./antw test -Ddata=DIR"));
  }
}

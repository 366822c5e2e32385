package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

public class ClassSearchTest {
  private static final List<String> NAMES = List.of("red fox", "Fox", "foxglove", "owl");

  @Test
  public void equalNameComesFirstThenThoseThatBeginWithIt() {
    assertEquals(List.of(1, 2, 0), ClassSearch.matches(" fox", NAMES));
  }

  @Test
  public void nothingTypedFindsAll() {
    assertEquals(List.of(0, 1, 2, 3), ClassSearch.matches("", NAMES));
  }

  @Test
  public void unknownNameFindsNone() {
    assertEquals(List.of(), ClassSearch.matches("cat", NAMES));
  }
}

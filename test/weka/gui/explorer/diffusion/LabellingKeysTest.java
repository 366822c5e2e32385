package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javax.swing.KeyStroke;
import org.junit.Test;

/** Tests {@link LabellingKeys} and {@link ClassKeys}; {@link Keys} binds them. */
public class LabellingKeysTest {
  private final List<String> done = new ArrayList<>();
  private final Map<String, Runnable> keys =
      LabellingKeys.of(
          new LabellingActions() {
            @Override
            public void digit(int digit) {
              done.add("digit " + digit);
            }

            @Override
            public void takeBack() {
              done.add("take back");
            }

            @Override
            public void undo() {
              done.add("undo");
            }

            @Override
            public void redo() {
              done.add("redo");
            }

            @Override
            public void skip() {
              done.add("skip");
            }

            @Override
            public void cannotTell() {
              done.add("cannot tell");
            }

            @Override
            public void typeClass() {
              done.add("type");
            }
          });

  @Test
  public void everyKeyIsAKey() {
    keys.keySet().forEach(stroke -> assertNotNull(stroke, KeyStroke.getKeyStroke(stroke)));
  }

  @Test
  public void digitsAreDigitsAndDeleteTakesBack() {
    keys.get("typed 1").run();
    keys.get("typed 9").run();
    keys.get("typed 0").run();
    keys.get("DELETE").run();
    assertEquals(List.of("digit 1", "digit 9", "digit 0", "take back"), done);
  }

  @Test
  public void firstNineClassesHaveDigits() {
    ClassKeys classes = new ClassKeys(IntStream.range(0, 12).mapToObj(k -> "class " + k).toList());
    assertEquals(OptionalInt.of(0), classes.classOf(1));
    assertEquals(OptionalInt.of(8), classes.classOf(9));
    assertEquals(OptionalInt.empty(), classes.classOf(0));
    assertEquals("", classes.keyOf(9));
  }

  @Test
  public void namesThatAreDigitsAreTheirOwnKeys() {
    ClassKeys classes = new ClassKeys(List.of("0", "7", "none"));
    assertEquals(OptionalInt.of(0), classes.classOf(0));
    assertEquals(OptionalInt.of(1), classes.classOf(7));
    assertEquals(OptionalInt.empty(), classes.classOf(3));
    assertEquals("", classes.keyOf(2));
  }

  @Test
  public void lettersSkipAndPassAndControlKeysUndoAndRedo() {
    for (String key : new String[] {"typed n", "typed u", "typed c", "ctrl Z", "ctrl Y"}) {
      keys.get(key).run();
    }
    assertEquals(List.of("skip", "cannot tell", "type", "undo", "redo"), done);
  }
}

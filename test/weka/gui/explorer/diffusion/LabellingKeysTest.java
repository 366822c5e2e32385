package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.swing.KeyStroke;
import org.junit.Test;

/** Tests {@link LabellingKeys}; {@link Keys} binds them. */
public class LabellingKeysTest {
  private final List<String> done = new ArrayList<>();
  private final Map<String, Runnable> keys =
      LabellingKeys.of(
          new LabellingActions() {
            @Override
            public void give(int k) {
              done.add("class " + k);
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
  public void digitsGiveClassesAndZeroTakesThemBack() {
    keys.get("typed 1").run();
    keys.get("typed 9").run();
    keys.get("typed 0").run();
    keys.get("DELETE").run();
    assertEquals(List.of("class 0", "class 8", "take back", "take back"), done);
  }

  @Test
  public void lettersSkipAndPassAndControlKeysUndoAndRedo() {
    for (String key : new String[] {"typed n", "typed u", "typed c", "ctrl Z", "ctrl Y"}) {
      keys.get(key).run();
    }
    assertEquals(List.of("skip", "cannot tell", "type", "undo", "redo"), done);
  }
}

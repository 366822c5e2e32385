package weka.gui.explorer.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import labeldiffusion.diffusion.Watcher;
import org.junit.Test;
import weka.classifiers.diffusion.IsotropicDiffusion;
import weka.classifiers.diffusion.experiment.TwoMoons;
import weka.classifiers.diffusion.labelling.LabellingDesk;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.Utils;

public class LabellingTableTest {
  /** Two numbers and an empty column, which Weka's reader of CSV files takes for numbers. */
  private static Instances fromCsv() {
    List<Attribute> attributes =
        List.of(new Attribute("x"), new Attribute("y"), new Attribute("label"));
    Instances table = new Instances("empty class", new ArrayList<>(attributes), 0);
    table.setClassIndex(2);
    for (int i = 0; i < 20; i++) {
      table.add(new DenseInstance(1, new double[] {i, i % 3, Utils.missingValue()}));
    }
    return table;
  }

  @Test
  public void tableWithNominalClassIsUsedAsItIs() {
    Instances moons = TwoMoons.generate(10, 0.1, 1);
    assertSame(moons, LabellingTable.of(moons));
    assertFalse(LabellingTable.isBlank(moons, 2));
  }

  @Test
  public void emptyColumnBecomesAClassWithoutValues() {
    Instances table = LabellingTable.of(fromCsv());
    assertTrue(table.classAttribute().isNominal());
    assertEquals(0, table.numClasses());
    assertEquals(20, table.numInstances());
    assertTrue(LabellingTable.isBlank(table, 2));
    assertEquals(1.0, table.instance(1).value(0), 0);
  }

  @Test
  public void emptyColumnCanBeLabelledWithNewClasses() throws Exception {
    LabellingDesk desk =
        new LabellingDesk(new IsotropicDiffusion(), LabellingTable.of(fromCsv()), 1, Watcher.NONE);
    LiveResult live = new LiveResult(new IsotropicDiffusion(), desk);
    desk.answer(0, desk.addClass("low"));
    desk.answer(19, desk.addClass("high"));
    live.renewClasses();
    LiveStates.State state = live.states().of(desk.update(Watcher.NONE), live.shown());
    assertEquals(18, state.result().unlabelledRows().length);
    assertEquals("high", desk.labelled().instance(19).stringValue(2));
  }
}

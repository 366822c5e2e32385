package labeldiffusion.labelling;

import java.util.Optional;
import labeldiffusion.model.CalibrationRule;
import labeldiffusion.model.ModelSpec;
import labeldiffusion.selection.SelectionSpec;

/**
 * What is diffused while a person answers. Where an update would take many diffusions of many rows,
 * because methods are averaged or parameters are chosen by hidden labels, a single one stands for
 * them. This depends on the table and the options only, so the same answers lead to the same
 * questions on every machine.
 *
 * @param substitute what stands for what was asked for, in a few words; empty if nothing does
 */
record LiveSpec(ModelSpec spec, Optional<String> substitute) {
  /** Rows times diffusions: some seconds of one thread. */
  private static final long MOST = 250_000;

  static LiveSpec of(ModelSpec asked, int rows) {
    int runs = asked.tuning().runs();
    if (runs == 1 || (long) rows * runs <= MOST) {
      return new LiveSpec(asked, Optional.empty());
    }
    ModelSpec single =
        new ModelSpec(
            asked.search(),
            asked.graph(),
            asked.diffusion(),
            SelectionSpec.NONE,
            asked.sizes(),
            asked.calibration() == CalibrationRule.LABELS
                ? CalibrationRule.PRIOR
                : asked.calibration(),
            asked.slots());
    return new LiveSpec(single, Optional.of(asked.tuning().alone()));
  }
}

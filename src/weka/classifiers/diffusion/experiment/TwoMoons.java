package weka.classifiers.diffusion.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/** Two interleaved half circles with Gaussian noise, the textbook example of label diffusion. */
public final class TwoMoons {
  private TwoMoons() {}

  public static Instances generate(int rows, double noise, long seed) {
    ArrayList<Attribute> attributes =
        new ArrayList<>(
            List.of(
                new Attribute("x"),
                new Attribute("y"),
                new Attribute("moon", List.of("upper", "lower"))));
    Instances data = new Instances("two moons", attributes, rows);
    data.setClassIndex(2);
    Random random = new Random(seed);
    for (int i = 0; i < rows; i++) {
      int moon = i % 2;
      double angle = Math.PI * random.nextDouble();
      double x = moon == 0 ? Math.cos(angle) : 1 - Math.cos(angle);
      double y = moon == 0 ? Math.sin(angle) : 0.5 - Math.sin(angle);
      data.add(
          new DenseInstance(
              1,
              new double[] {
                x + noise * random.nextGaussian(), y + noise * random.nextGaussian(), moon
              }));
    }
    return data;
  }
}

package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.PoissonDiffusion;
import weka.classifiers.diffusion.base.LinearSystemClassifier;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * Poisson learning: (L + damping D) U = sum over labelled j of (y_j - mean y) delta_j (Calder et
 * al. 2020).
 */
public class PoissonLearning extends LinearSystemClassifier {
  private static final long serialVersionUID = 1L;

  private double damping = PoissonDiffusion.DAMPING_DEFAULT;

  @Override
  public String globalInfo() {
    return "Labels rows by Poisson learning: labels are sources that feed their class and drain the"
        + " others. This remains informative with one or two labels per class, where other"
        + " methods assign nearly all rows to one class. By default the flow is damped, which"
        + " usually labels better than the published system; damping 0 solves that exactly. If"
        + " classes are of very unequal size, say so with classSizes."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = new TechnicalInformation(Type.INPROCEEDINGS);
    paper.setValue(
        Field.AUTHOR, "Jeff Calder and Brendan Cook and Matthew Thorpe and Dejan Slepcev");
    paper.setValue(
        Field.TITLE,
        "Poisson learning: graph based semi-supervised learning at very low label rates");
    paper.setValue(Field.BOOKTITLE, "International Conference on Machine Learning (ICML)");
    paper.setValue(Field.PAGES, "1306-1316");
    paper.setValue(Field.YEAR, "2020");
    return paper;
  }

  @Override
  protected Diffusion diffusion() {
    return new PoissonDiffusion(damping, stoppingRule());
  }

  @OptionMetadata(
      displayName = "damping",
      displayOrder = 4,
      commandLineParamName = "damping",
      commandLineParamSynopsis = "-damping <number>",
      description =
          "How soon the flow from the labels ends: after about 1 / damping steps of a random walk."
              + " 0 solves the published system exactly, which may not converge if some weights are"
              + " tiny.\n"
              + "(default 0.005)")
  public double getDamping() {
    return damping;
  }

  public void setDamping(double damping) {
    this.damping = damping;
  }
}

package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.PoissonDiffusion;
import weka.classifiers.diffusion.base.LinearSystemClassifier;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/** Poisson learning: L U = sum over labelled j of (y_j - mean y) delta_j (Calder et al. 2020). */
public class PoissonLearning extends LinearSystemClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by Poisson learning: labels are sources that feed their class and drain the"
        + " others, which stays informative with one or two labels per class, where other"
        + " methods give one class nearly everything. Scores are divided by the classes'"
        + " shares of the labels, so unequal numbers of labels do no harm."
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
    return new PoissonDiffusion(stoppingRule());
  }
}

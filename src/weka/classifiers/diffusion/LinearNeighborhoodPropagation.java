package weka.classifiers.diffusion;

import labeldiffusion.diffusion.linear.AlphaDiffusion;
import labeldiffusion.diffusion.linear.LinearNeighbourhoodDiffusion;
import weka.classifiers.diffusion.base.AlphaClassifier;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * Linear neighbourhood propagation, LNP of the results table: F = (1 - alpha) (I - alpha W)^-1 Y.
 */
public class LinearNeighborhoodPropagation extends AlphaClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by linear neighbourhood propagation: every row is described as a weighted"
        + " mean of its nearest rows, as well as that goes, and its score is the same mean"
        + " of their scores. Suits rows on a smooth surface; smaller values of alpha are"
        + " often better with few labels."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = new TechnicalInformation(Type.INPROCEEDINGS);
    paper.setValue(Field.AUTHOR, "Fei Wang and Changshui Zhang");
    paper.setValue(Field.TITLE, "Label propagation through linear neighborhoods");
    paper.setValue(Field.BOOKTITLE, "International Conference on Machine Learning (ICML)");
    paper.setValue(Field.PAGES, "985-992");
    paper.setValue(Field.YEAR, "2006");
    return paper;
  }

  @Override
  protected AlphaDiffusion diffusion(double alpha) {
    return new LinearNeighbourhoodDiffusion(alpha, stoppingRule());
  }
}

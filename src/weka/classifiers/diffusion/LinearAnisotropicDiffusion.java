package weka.classifiers.diffusion;

import labeldiffusion.diffusion.stepped.DiffusivityRule;
import weka.classifiers.diffusion.base.AnisotropicDiffusionClassifier;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * Diffusion on weights adapted once, system A_lin of Kim et al. 2015: w^D_ij = w_ij q_ij with q
 * (Eq. 15) of the scores after the initial steps.
 */
public class LinearAnisotropicDiffusion extends AnisotropicDiffusionClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by linear anisotropic diffusion: after some isotropic steps every edge of"
        + " the nearest-neighbour graph is weakened by how much the scores of its two ends"
        + " differ, once and for all, so that less flows across class boundaries."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = super.getTechnicalInformation();
    TechnicalInformation kernel = paper.add(Type.ARTICLE);
    kernel.setValue(Field.AUTHOR, "Arthur D. Szlam and Mauro Maggioni and Ronald R. Coifman");
    kernel.setValue(
        Field.TITLE, "Regularization on graphs with function-adapted diffusion processes");
    kernel.setValue(Field.JOURNAL, "Journal of Machine Learning Research");
    kernel.setValue(Field.VOLUME, "9");
    kernel.setValue(Field.PAGES, "1711-1739");
    kernel.setValue(Field.YEAR, "2008");
    return paper;
  }

  @Override
  protected DiffusivityRule diffusivity() {
    return DiffusivityRule.LINEAR;
  }
}

package weka.classifiers.diffusion;

import labeldiffusion.diffusion.linear.AlphaDiffusion;
import labeldiffusion.diffusion.linear.FickDiffusion;
import weka.classifiers.diffusion.base.AlphaClassifier;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * Fick's law assisted propagation, FLAP of the results table: F = (I + mu L_V)^-1 Y, a
 * reconstruction.
 */
public class FickPropagation extends AlphaClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by Fick's law assisted propagation: labels flow as a substance does from"
        + " high to low concentration, through pipes that are the longer the less alike two"
        + " neighbours are. The formula is reconstructed from Fick's law, not taken from the"
        + " published text."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = new TechnicalInformation(Type.ARTICLE);
    paper.setValue(Field.AUTHOR, "Chen Gong and Dacheng Tao and Keren Fu and Jie Yang");
    paper.setValue(Field.TITLE, "Fick's law assisted propagation for semisupervised learning");
    paper.setValue(Field.JOURNAL, "IEEE Transactions on Neural Networks and Learning Systems");
    paper.setValue(Field.VOLUME, "26");
    paper.setValue(Field.NUMBER, "9");
    paper.setValue(Field.PAGES, "2148-2162");
    paper.setValue(Field.YEAR, "2015");
    return paper;
  }

  @Override
  protected AlphaDiffusion diffusion(double alpha) {
    return new FickDiffusion(alpha, stoppingRule());
  }
}

package weka.classifiers.diffusion;

import labeldiffusion.diffusion.linear.AlphaDiffusion;
import labeldiffusion.diffusion.linear.SpreadingDiffusion;
import weka.classifiers.diffusion.base.AlphaClassifier;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * Local and global consistency, "label spreading": F = (1 - alpha) (I - alpha S)^-1 Y (Zhou et al.
 * 2004).
 */
public class LocalGlobalConsistency extends AlphaClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by local and global consistency, also known as label spreading: in balance"
        + " every row's score is a mean of its neighbours' scores and its own label. The"
        + " baseline everyone knows; labelled rows may change their class, which helps if"
        + " some labels are wrong."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = new TechnicalInformation(Type.INPROCEEDINGS);
    paper.setValue(
        Field.AUTHOR,
        "Dengyong Zhou and Olivier Bousquet and Thomas Navin Lal and Jason Weston and Bernhard"
            + " Schoelkopf");
    paper.setValue(Field.TITLE, "Learning with local and global consistency");
    paper.setValue(Field.BOOKTITLE, "Advances in Neural Information Processing Systems (NIPS) 16");
    paper.setValue(Field.PAGES, "321-328");
    paper.setValue(Field.YEAR, "2004");
    return paper;
  }

  @Override
  protected AlphaDiffusion diffusion(double alpha) {
    return new SpreadingDiffusion(alpha, stoppingRule());
  }
}

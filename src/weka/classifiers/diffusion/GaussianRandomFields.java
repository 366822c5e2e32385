package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.HarmonicDiffusion;
import weka.classifiers.diffusion.base.LinearSystemClassifier;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/** The harmonic function, GRF of the results table: L_uu F_u = W_ul Y_l (Zhu et al. 2003). */
public class GaussianRandomFields extends LinearSystemClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by Gaussian random fields, also known as label propagation: every"
        + " unlabelled row gets the weighted mean of the scores of its neighbours, while"
        + " labelled rows keep their labels (the harmonic function). With very few labels it"
        + " tends to assign nearly all rows to one class; PoissonLearning avoids that."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = new TechnicalInformation(Type.INPROCEEDINGS);
    paper.setValue(Field.AUTHOR, "Xiaojin Zhu and Zoubin Ghahramani and John Lafferty");
    paper.setValue(
        Field.TITLE, "Semi-supervised learning using Gaussian fields and harmonic functions");
    paper.setValue(Field.BOOKTITLE, "International Conference on Machine Learning (ICML)");
    paper.setValue(Field.PAGES, "912-919");
    paper.setValue(Field.YEAR, "2003");
    return paper;
  }

  @Override
  protected Diffusion diffusion() {
    return new HarmonicDiffusion(stoppingRule());
  }
}

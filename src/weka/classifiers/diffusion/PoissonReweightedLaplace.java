package weka.classifiers.diffusion;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.diffusion.linear.ReweightedDiffusion;
import weka.classifiers.diffusion.base.LinearSystemClassifier;
import weka.core.TechnicalInformation;
import weka.core.TechnicalInformation.Field;
import weka.core.TechnicalInformation.Type;

/**
 * Poisson-reweighted Laplace learning: the harmonic function on weights w_i w_ij w_j, where w
 * solves a Poisson equation with sources at the labels (Miller, Calder 2023).
 */
public class PoissonReweightedLaplace extends LinearSystemClassifier {
  private static final long serialVersionUID = 1L;

  @Override
  public String globalInfo() {
    return "Labels rows by Poisson-reweighted Laplace learning: edges near labels are made heavier,"
        + " then every unlabelled row gets the weighted mean of the scores of its neighbours, as in"
        + " GaussianRandomFields. Labelled rows keep their labels, and few labels do not lead to"
        + " one class for nearly all rows."
        + howToUse()
        + getTechnicalInformation();
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    TechnicalInformation paper = new TechnicalInformation(Type.ARTICLE);
    paper.setValue(Field.AUTHOR, "Kevin Miller and Jeff Calder");
    paper.setValue(
        Field.TITLE,
        "Poisson reweighted Laplacian uncertainty sampling for graph-based active learning");
    paper.setValue(Field.JOURNAL, "SIAM Journal on Mathematics of Data Science");
    paper.setValue(Field.YEAR, "2023");
    return paper;
  }

  @Override
  protected Diffusion diffusion() {
    return new ReweightedDiffusion(stoppingRule());
  }
}

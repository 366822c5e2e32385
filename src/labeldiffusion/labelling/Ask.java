package labeldiffusion.labelling;

/** What to ask next, by the words users type. */
public enum Ask {
  /** Cover the graph first, then where doubt is worth most. */
  AUTO("cover first, then doubt", new CoverCriterion()),
  /** The smallest margins. */
  MARGIN("most doubtful", new MarginCriterion()),
  /** The least evidence. */
  EVIDENCE("unexplored regions", new EvidenceCriterion()),
  /** The most entropy drained from others. */
  ENTROPY("diffusion of entropy", new MarginCriterion()),
  /** The farthest from all labels. */
  COVER("cover the graph", new CoverCriterion()),
  /** Trial. */
  TRIAL("trial", new TrialCriterion()),
  /** Any row. */
  RANDOM("at random", new RandomCriterion());

  private final String title;
  private final Criterion criterion;

  Ask(String title, Criterion criterion) {
    this.title = title;
    this.criterion = criterion;
  }

  /** For people. */
  public String title() {
    return title;
  }

  Criterion criterion() {
    return criterion;
  }
}

package labeldiffusion.labelling;

/** What to ask next, by the words users type. */
public enum Ask {
  /** The middle of regions that are unexplored at first and doubtful later. */
  AUTO("unexplored, then doubtful regions", new RegionCriterion()),
  /** The smallest margins. */
  MARGIN("most doubtful", new MarginCriterion()),
  /** The least evidence. */
  EVIDENCE("unexplored regions", new EvidenceCriterion()),
  /** The most entropy drained from others. */
  ENTROPY("diffusion of entropy", new EntropyCriterion()),
  /** The farthest from all labels. */
  COVER("cover the graph", new CoverCriterion()),
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

package labeldiffusion.labelling;

/** What to ask next, by the words users type. */
public enum Ask {
  /** The middle of regions that are unexplored at first and doubtful later. */
  AUTO("unexplored, then doubtful regions", new RegionCriterion()),
  /** The smallest margins. */
  MARGIN("the most doubtful rows", new MarginCriterion()),
  /** The least evidence. */
  EVIDENCE("unexplored regions", new EvidenceCriterion()),
  /** The most entropy drained from others. */
  ENTROPY("rows that settle most doubt", new EntropyCriterion()),
  /** The farthest from all labels. */
  COVER("rows far from all labels", new CoverCriterion()),
  /** Any row. */
  RANDOM("rows at random", new RandomCriterion());

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

package labeldiffusion.points;

/** Leaves rows as they are: their custom distance handles scales and missing values. */
final class NoPreparation implements Preparation {
  private static final long serialVersionUID = 1L;

  /** No rows, with the distance that has learned from the rows it was made for. */
  private final CustomDistancePoints none;

  NoPreparation(CustomDistancePoints learned) {
    none = learned.selected(new int[0]);
  }

  @Override
  public Points prepare(Points raw) {
    return none.withDistanceOfThese((CustomDistancePoints) raw);
  }

  @Override
  public Fingerprint fingerprint(Points raw) {
    return raw.fingerprint();
  }

  @Override
  public boolean agreesWith(Preparation later) {
    return later instanceof NoPreparation other && none.hasSameDistanceAs(other.none);
  }
}

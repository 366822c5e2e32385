package labeldiffusion.points;

/** Leaves rows as they are: their custom distance handles scales and missing values. */
final class NoPreparation implements Preparation {
  private static final long serialVersionUID = 1L;

  private final CustomDistancePoints none;

  NoPreparation(CustomDistancePoints none) {
    this.none = none;
  }

  @Override
  public Points prepare(Points raw) {
    return raw;
  }

  @Override
  public CustomDistancePoints none() {
    return none;
  }

  @Override
  public boolean agreesWith(Preparation later) {
    return later instanceof NoPreparation other && none.hasSameDistanceAs(other.none);
  }
}

package labeldiffusion.tools.paper;

/** The two ways to read what the paper says about labels. */
enum Reading {
  /** Labelled rows keep their labels, and all classes have equal weight: the default. */
  CLAMP("CLAMP and BALANCED", "-labels CLAMP -seeds BALANCED"),
  /** Labels only start the diffusion, each with weight 1: as literally stated in the paper. */
  RELEASE("RELEASE and ONE_HOT", "-labels RELEASE -seeds ONE_HOT");

  final String title;
  final String options;

  Reading(String title, String options) {
    this.title = title;
    this.options = options;
  }
}

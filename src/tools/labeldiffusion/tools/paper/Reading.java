package labeldiffusion.tools.paper;

/** The two ways to read what the paper says about labels. */
enum Reading {
  /** Labelled rows keep their labels, all classes weigh the same: the package's default. */
  CLAMP("CLAMP and BALANCED", "-label-rule CLAMP -label-weights BALANCED"),
  /** Labels only start the diffusion, each with weight 1, as literally stated in the paper. */
  RELEASE("RELEASE and ONE_HOT", "-label-rule RELEASE -label-weights ONE_HOT");

  final String title;
  final String options;

  Reading(String title, String options) {
    this.title = title;
    this.options = options;
  }
}

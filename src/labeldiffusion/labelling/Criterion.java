package labeldiffusion.labelling;

/** Decides which nodes to ask about next. */
interface Criterion {
  /** At most so many open nodes, the most wanted first. */
  int[] choose(Situation now, int count);
}

package labeldiffusion.selection;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;

/**
 * A diffusion that may be chosen.
 *
 * @param values what makes it differ from the others, for people; empty if there are no others
 */
public record Candidate(String values, Diffusion diffusion) implements Serializable {}

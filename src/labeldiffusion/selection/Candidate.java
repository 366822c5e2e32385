package labeldiffusion.selection;

import java.io.Serializable;
import labeldiffusion.diffusion.Diffusion;

/**
 * A diffusion that may be chosen.
 *
 * @param values the parameters in which it differs from other candidates, as text; empty if there
 *     is only one candidate
 */
public record Candidate(String values, Diffusion diffusion) implements Serializable {}

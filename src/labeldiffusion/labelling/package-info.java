/**
 * Labelling in rounds: the labels a person gives, what the diffusion makes of them, which row to
 * ask about next, and when to stop.
 */
package labeldiffusion.labelling;

/**
 * The picture of a diffusion: the places of the nodes in the plane and the course of the scores,
 * step by step.
 */
package labeldiffusion.picture;

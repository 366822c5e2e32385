/**
 * What a diffusion looks like: the nodes' places in the plane and what happened at them, step by
 * step.
 */
package labeldiffusion.picture;

/**
 * Diffusions that run in time steps: the diffusivities of Kim et al. 2015, one class each, and the
 * Euler schemes that take the steps.
 */
package labeldiffusion.diffusion.stepped;

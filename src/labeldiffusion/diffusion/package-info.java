/**
 * From a graph and labels to scores F (n x c): the diffusivities s_ij(F) of Kim et al. 2015 and the
 * Euler schemes that run them.
 */
package labeldiffusion.diffusion;

/**
 * The diffusions that run in time steps: the diffusivities of Kim et al. 2015 and the Euler
 * schemes.
 */
package labeldiffusion.diffusion.stepped;

/**
 * Choosing K and the parameters of a diffusion by labels it does not see (Kim et al. 2015,
 * "Parameters").
 */
package labeldiffusion.selection;

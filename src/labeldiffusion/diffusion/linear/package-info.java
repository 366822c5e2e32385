/**
 * The methods whose scores solve one linear system on the graph. A new method is one subclass of
 * {@link labeldiffusion.diffusion.linear.LinearSystemDiffusion}: it builds a Laplacian and a
 * right-hand side, and solves.
 */
package labeldiffusion.diffusion.linear;

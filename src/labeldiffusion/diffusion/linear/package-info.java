/** The methods whose scores solve one linear system on the graph. */
package labeldiffusion.diffusion.linear;

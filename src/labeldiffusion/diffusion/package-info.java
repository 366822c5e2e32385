/**
 * From a graph and labels to scores F (n x c): the interface of all methods, their results, and the
 * observers of a run.
 */
package labeldiffusion.diffusion;

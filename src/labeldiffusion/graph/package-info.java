/**
 * From points to a graph: the K nearest neighbours of every point, the width of the Gaussian, the symmetric weights,
 * and the connected components.
 */
package labeldiffusion.graph;

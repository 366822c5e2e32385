/**
 * From neighbours, or given edges, to a graph: the width of the Gaussian, the symmetric weights,
 * the order of the nodes, the connected components.
 */
package labeldiffusion.graph;

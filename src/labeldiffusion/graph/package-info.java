/**
 * From neighbours to a graph: the width of the Gaussian, the symmetric weights, the order of the
 * nodes, the components.
 */
package labeldiffusion.graph;

package labeldiffusion.files;

import labeldiffusion.graph.Neighbours;

/** The nearest neighbours of nodes that have ids. */
public record NamedNeighbours(NodeNames names, Neighbours neighbours) { }

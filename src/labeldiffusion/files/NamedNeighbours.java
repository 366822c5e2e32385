package labeldiffusion.files;

import labeldiffusion.neighbours.Neighbours;

/** The nearest neighbours of nodes that have ids. */
public record NamedNeighbours(NodeNames names, Neighbours neighbours) {}

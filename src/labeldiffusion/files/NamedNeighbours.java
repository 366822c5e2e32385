package labeldiffusion.files;

import labeldiffusion.neighbours.Neighbours;

/** The nearest neighbours of nodes with ids. */
public record NamedNeighbours(NodeNames names, Neighbours neighbours) {}

package labeldiffusion.model;

import labeldiffusion.diffusion.Diffusion;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.neighbours.SearchSpec;

import java.io.Serializable;

/**
 * How a model is made of points.
 *
 * @param slots number of threads, 0 for one per core
 */
public record ModelSpec(SearchSpec search, GraphSpec graph, Diffusion diffusion, int slots) implements Serializable { }

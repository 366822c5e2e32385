package labeldiffusion.graph;

/**
 * A graph whose nodes have numbers of their own.
 *
 * @param order the old number of each of its nodes
 * @param width of the Gaussian by the old numbers; null if the graph came with weights
 */
public record NumberedGraph(SimilarityGraph graph, int[] order, KernelWidth width) {}

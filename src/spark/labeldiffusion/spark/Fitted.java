package labeldiffusion.spark;

import labeldiffusion.spark.search.Forest;
import org.apache.spark.api.java.JavaRDD;

/**
 * The result of a run.
 *
 * @param scores of every node, by block
 * @param sigmaX the width of the graph's weights; 0 if the edges were given
 * @param forest the routing trees; without trees if the edges were given
 */
record Fitted(JavaRDD<NodeScores> scores, double sigmaX, Forest forest, FitReport report) {}

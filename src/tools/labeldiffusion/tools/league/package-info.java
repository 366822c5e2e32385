/**
 * The league: our classifiers against scikit-learn and GraphLearning, on equal rows, equal labels
 * and, where a method takes one, an equal graph.
 */
package labeldiffusion.tools.league;

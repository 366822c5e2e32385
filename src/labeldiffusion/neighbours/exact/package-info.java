/**
 * The exact search. Pairs of points are excluded by lower bounds of their distance, taken from
 * projections; see {@link labeldiffusion.neighbours.exact.ExactSearch}.
 */
package labeldiffusion.neighbours.exact;

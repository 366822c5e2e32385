/**
 * From points to their K nearest neighbours: exactly, by comparing lower bounds of distances first
 * ({@link labeldiffusion.neighbours.ExactSearch}), or nearly so, by asking neighbours for their
 * neighbours ({@link labeldiffusion.neighbours.NeighbourDescent}).
 */
package labeldiffusion.neighbours;

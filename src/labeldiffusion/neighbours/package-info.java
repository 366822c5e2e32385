/**
 * From points to their K nearest neighbours. {@link labeldiffusion.neighbours.SearchSpec} chooses
 * between the exact search, which compares lower bounds of distances first ({@link
 * labeldiffusion.neighbours.exact}), and the approximate one, which looks at neighbours of
 * neighbours ({@link labeldiffusion.neighbours.approximate}). Sparse rows are searched exactly, by
 * an index of their entries ({@link labeldiffusion.neighbours.sparse}).
 */
package labeldiffusion.neighbours;

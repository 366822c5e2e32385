/**
 * The exact search among rows that store only their non-zero entries; see {@link
 * labeldiffusion.neighbours.sparse.SparseIndex}.
 */
package labeldiffusion.neighbours.sparse;

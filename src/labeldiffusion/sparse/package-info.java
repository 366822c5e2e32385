/**
 * Sparse matrices in compressed rows, their products with dense blocks of c columns, and solvers of
 * linear systems.
 */
package labeldiffusion.sparse;

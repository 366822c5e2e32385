/**
 * Sparse matrices in compressed rows times dense blocks of c columns, and solvers built on that
 * product.
 */
package labeldiffusion.sparse;

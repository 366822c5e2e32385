/**
 * The approximate search for large tables; see {@link
 * labeldiffusion.neighbours.approximate.NeighbourDescent}.
 */
package labeldiffusion.neighbours.approximate;

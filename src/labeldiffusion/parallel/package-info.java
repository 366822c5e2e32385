/**
 * Parallel loops: blocks of rows that do not depend on the number of threads, a pool that runs
 * them, reductions, progress reports, and a check of free memory.
 */
package labeldiffusion.parallel;

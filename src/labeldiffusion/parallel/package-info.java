/**
 * Threads: blocks of rows that do not depend on the number of threads, a pool that runs them, and
 * progress.
 */
package labeldiffusion.parallel;

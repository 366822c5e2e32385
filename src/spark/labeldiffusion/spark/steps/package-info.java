/** Diffusions on blocks: time steps, linear systems, exact sums and checkpoints. */
package labeldiffusion.spark.steps;

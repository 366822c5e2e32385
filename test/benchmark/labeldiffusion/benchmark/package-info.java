/**
 * The benchmark, {@code ./antw benchmark}: {@link labeldiffusion.benchmark.Benchmark} walks through
 * tasks, each of which runs jobs in processes of their own, a JVM or Python, and makes rows of the
 * page out of the numbers they print.
 */
package labeldiffusion.benchmark;

/**
 * The benchmark, {@code ./antw benchmark}: {@link labeldiffusion.benchmark.Benchmark} runs tasks.
 * Each task runs jobs in separate processes, Java or Python, and turns the numbers they print into
 * rows of the page.
 */
package labeldiffusion.benchmark;

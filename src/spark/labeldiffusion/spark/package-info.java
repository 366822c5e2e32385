/**
 * The diffusions on Apache Spark: an Estimator, its Model and a command. The engine does the
 * arithmetic; Spark moves the data.
 */
package labeldiffusion.spark;

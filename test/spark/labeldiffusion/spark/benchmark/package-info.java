/** What labelDiffusion costs on Apache Spark, compared with the engine on one machine. */
package labeldiffusion.spark.benchmark;

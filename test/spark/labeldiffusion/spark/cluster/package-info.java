/** A real cluster on the loopback address, for a test and the demo. */
package labeldiffusion.spark.cluster;

/** Neighbour lists of rows that are spread over a cluster. */
package labeldiffusion.spark.search;

/** A graph cut into blocks of nodes, one per partition, and the exchange between blocks. */
package labeldiffusion.spark.blocks;

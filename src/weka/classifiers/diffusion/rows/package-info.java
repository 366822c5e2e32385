/** From Weka's instances to the rows, ids and labels of the engine. */
package weka.classifiers.diffusion.rows;

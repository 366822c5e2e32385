/**
 * Class sizes: what is known of the classes' shares among all nodes, and the factors on the scores
 * that bring the predicted shares there. Works on the scores of any method.
 */
package labeldiffusion.sizes;

/**
 * Known labels of nodes, the matrix Y made from them, and random draws of labels for experiments.
 */
package labeldiffusion.labels;

/** Labelling tables of Weka in rounds. */
package weka.classifiers.diffusion.labelling;

/**
 * Programs around the classifiers: the demo, the comparison of all of them, and the page of
 * options.
 */
package weka.classifiers.diffusion.experiment;

/** Programs around the classifiers: the demo, and the page of options. */
package weka.classifiers.diffusion.experiment;

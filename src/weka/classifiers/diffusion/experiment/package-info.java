/** Programs for users, run by weka.Run: the demo and the comparison of all classifiers. */
package weka.classifiers.diffusion.experiment;

/** Makes the web page of a run from Weka's tables. */
package weka.classifiers.diffusion.page;

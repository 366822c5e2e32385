/** What all classifiers share: their options, the life of a fitted model, and its report. */
package weka.classifiers.diffusion.base;

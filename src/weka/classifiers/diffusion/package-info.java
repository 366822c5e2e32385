/**
 * Weka's side of label diffusion: transductive classifiers that copy rows into the engine and
 * distributions out of it. No arithmetic here. A classifier of its own is its options, its
 * references and the diffusion it asks for.
 */
package weka.classifiers.diffusion;

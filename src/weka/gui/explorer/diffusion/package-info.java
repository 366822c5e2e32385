/**
 * The Explorer's tab "Diffuse": runs a classifier of this package and shows how the labels spread
 * over the graph.
 */
package weka.gui.explorer.diffusion;

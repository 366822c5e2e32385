/** The Explorer's tab "Diffuse": runs a classifier and shows how labels spread over the graph. */
package weka.gui.explorer.diffusion;

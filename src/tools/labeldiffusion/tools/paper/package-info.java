/**
 * Reproduces the results table of Kim et al. 2015: their systems, their choice of parameters, and
 * their data where available.
 */
package labeldiffusion.tools.paper;

/**
 * The results table of Kim et al. 2015, made anew: their parameters' choice, their systems, their
 * data where it could be had.
 */
package labeldiffusion.tools.paper;

/** Rules about the source code itself: imports, names of tests, length of lines. */
package labeldiffusion.architecture;

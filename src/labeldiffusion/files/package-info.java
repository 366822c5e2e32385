/** Graphs and distances that are read from files instead of computed from points. */
package labeldiffusion.files;

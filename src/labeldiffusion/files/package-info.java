/** Graphs and distances that come from files instead of points. */
package labeldiffusion.files;

/**
 * Rows of a table as points: encoding of missing values and scales, distances, and the search for
 * equal rows.
 */
package labeldiffusion.points;

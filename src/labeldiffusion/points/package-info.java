/**
 * Rows of a table as points: their preparation (missing values and scales), metrics, equality, and
 * an order by content.
 */
package labeldiffusion.points;

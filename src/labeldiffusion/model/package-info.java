/**
 * The whole way from raw rows and labels to class distributions, for training rows, batches and
 * single rows.
 */
package labeldiffusion.model;

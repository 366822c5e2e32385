package labeldiffusion.model;

/** A row of the table and its share in something. */
public record RowShare(int row, double share) {}

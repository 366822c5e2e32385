package labeldiffusion.spark.blocks;

import java.io.Serializable;

/** What one block sends to another. */
public interface Sent extends Serializable {
  int from();

  int to();
}

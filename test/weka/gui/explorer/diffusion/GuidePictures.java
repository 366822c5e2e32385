package weka.gui.explorer.diffusion;

import installed.LabellingTour;
import java.io.File;

/** Makes the guide's pictures of the Explorer. */
public final class GuidePictures {
  private GuidePictures() {}

  /**
   * @param args the folder to write them into
   */
  public static void main(String[] args) throws Exception {
    Tours tours = new Tours();
    File folder = new File(args[0]).getAbsoluteFile();
    check(tours.send("guide", 1, folder));
    check(tours.send(LabellingTour.class, "guide", 1, folder));
  }

  private static void check(String said) {
    if (said == null) {
      throw new IllegalStateException(
          "screenshots need a virtual display (Xvfb) and a Java with AWT");
    }
    if (!said.isEmpty()) {
      throw new IllegalStateException(said);
    }
  }
}

package weka.gui.explorer.diffusion;

import java.io.File;

/** Makes the guide's pictures of the Explorer. */
public final class GuidePictures {
  private GuidePictures() {}

  /**
   * @param args the folder to write them into
   */
  public static void main(String[] args) throws Exception {
    String said = new Tours().send("guide", 1, new File(args[0]).getAbsoluteFile());
    if (said == null) {
      throw new IllegalStateException(
          "screenshots need a virtual display (Xvfb) and a Java with AWT");
    }
    if (!said.isEmpty()) {
      throw new IllegalStateException(said);
    }
  }
}

package labeldiffusion.picture;

/**
 * The colours of classes. The first seven can be told apart by colour-blind people (Okabe and Ito
 * 2008). The other fourteen were each chosen as far as possible, in CIE Lab, from those before.
 */
public final class Palette {
  private static final int[] COLOURS = {
    0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0xd55e00, 0x56b4e9, 0xf0e442,
    0x0000ee, 0x00ee00, 0xee44ee, 0x444400, 0x442288, 0xcc0044, 0x662222,
    0x66aa22, 0x004444, 0x00ee88, 0xeecc88, 0xcc0088, 0x44eeee, 0xaa88ee
  };

  /** The shape of the markers changes after this many classes. */
  public static final int CLASSES_PER_SHAPE = 7;

  private Palette() {}

  /** The colour of a class as red, green and blue. */
  public static int rgb(int k) {
    return COLOURS[k % COLOURS.length];
  }
}

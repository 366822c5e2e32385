package installed;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;

/**
 * The references of a compiled class: every class it names, and every method or field it uses, as
 * owner.name.
 */
public final class ConstantPool {
  private final Object[] constants;

  private ConstantPool(DataInputStream in) throws IOException {
    in.skipBytes(8); // magic number and version
    constants = new Object[in.readUnsignedShort()];
    for (int c = 1; c < constants.length; c++) {
      int tag = in.readUnsignedByte();
      constants[c] =
          switch (tag) {
            case 1 -> in.readUTF();
            case 3, 4 -> in.readInt();
            case 5, 6 -> in.readLong();
            case 7, 8, 16, 19, 20 -> new int[] {tag, in.readUnsignedShort()};
            case 9, 10, 11, 12, 17, 18 ->
                new int[] {tag, in.readUnsignedShort(), in.readUnsignedShort()};
            case 15 -> new int[] {tag, in.readUnsignedByte(), in.readUnsignedShort()};
            default -> throw new IOException("constant with unknown tag " + tag);
          };
      c += tag == 5 || tag == 6 ? 1 : 0; // long and double take two entries
    }
  }

  /** Names with slashes; members are written as owner.name. */
  public static Set<String> references(byte[] classFile) throws IOException {
    ConstantPool pool = new ConstantPool(new DataInputStream(new ByteArrayInputStream(classFile)));
    Set<String> found = new TreeSet<>();
    for (Object constant : pool.constants) {
      if (constant instanceof int[] parts && parts[0] == 7) {
        found.add(pool.name(parts[1]));
      } else if (constant instanceof int[] parts && parts[0] >= 9 && parts[0] <= 11) {
        found.add(
            pool.name(((int[]) pool.constants[parts[1]])[1])
                + "."
                + pool.name(((int[]) pool.constants[parts[2]])[1]));
      }
    }
    return found;
  }

  private String name(int index) {
    return (String) constants[index];
  }
}

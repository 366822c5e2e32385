package weka.classifiers.diffusion.base;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * Notices that a model file has changed since it was saved. The checksum is that of the serialised
 * form, which is computed again after reading; nothing is held in memory for it.
 */
final class ModelChecksum {
  private ModelChecksum() {}

  static long of(Object saved) throws IOException {
    CheckedOutputStream sum =
        new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32C());
    try (ObjectOutputStream stream = new EngineObjects(sum)) {
      stream.writeObject(saved);
    }
    return sum.getChecksum().getValue();
  }

  /** Leaves out Weka's objects, a distance function say: their hash tables have no fixed order. */
  private static final class EngineObjects extends ObjectOutputStream {
    EngineObjects(OutputStream target) throws IOException {
      super(target);
      enableReplaceObject(true);
    }

    @Override
    protected Object replaceObject(Object object) {
      String name = object.getClass().getName();
      return name.startsWith("weka.core.") ? name : object;
    }
  }
}

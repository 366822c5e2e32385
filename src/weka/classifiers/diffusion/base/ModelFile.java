package weka.classifiers.diffusion.base;

import java.io.File;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * Notices that a model file has changed since it was saved. The checksum is that of the serialised
 * form, which is computed again after reading; nothing is held in memory for it.
 */
final class ModelFile {
  /** The descriptions of our classes, which come first in a model file, have more bytes. */
  private static final int SHORTEST = 2048;

  private ModelFile() {}

  static long checksum(Object saved) throws IOException {
    CheckedOutputStream sum =
        new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32C());
    try (ObjectOutputStream stream = new EngineObjects(sum)) {
      stream.writeObject(saved);
    }
    return sum.getChecksum().getValue();
  }

  /** Throws if a file ends before its first object. */
  static void requireStart(File model) {
    if (model.isFile() && model.length() < SHORTEST) {
      throw new InvalidInputException("the model file " + model + " is cut off or damaged");
    }
  }

  static InvalidObjectException damaged() {
    return new InvalidObjectException("the model file is cut off or damaged");
  }

  static InvalidObjectException otherFormat(String was) {
    return new InvalidObjectException(
        "this version of labelDiffusion reads models of format "
            + LabelDiffusionClassifier.MODEL_FORMAT
            + ", but this one has "
            + was
            + ": build the model again");
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

package weka.classifiers.diffusion.base;

import java.io.File;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Notices that a model file has changed since it was saved. The checksum is that of the serialised
 * form, which is computed again after reading; nothing is held in memory for it.
 */
final class ModelFile {
  /** The descriptions of our classes, which come first in a model file, have more bytes. */
  private static final int SHORTEST = 2048;

  private ModelFile() {}

  static long checksum(Object... parts) throws IOException {
    CheckedOutputStream sum =
        new CheckedOutputStream(OutputStream.nullOutputStream(), new CRC32C());
    try (ObjectOutputStream stream = new ContentStream(sum)) {
      for (Object part : parts) {
        stream.writeObject(part);
        stream.reset(); // parts may have shared arrays that they no longer share after reading
      }
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

  /** Writes the contents of Weka's objects: their hash tables have no fixed order. */
  private static final class ContentStream extends ObjectOutputStream {
    ContentStream(OutputStream target) throws IOException {
      super(target);
      enableReplaceObject(true);
    }

    @Override
    protected Object replaceObject(Object object) {
      if (object instanceof Instances table) {
        return new Object[] {
          new Instances(table, 0).toString(), table.classIndex(), table.toArray()
        };
      }
      if (object instanceof Instance row) {
        return row.toDoubleArray();
      }
      return object instanceof Attribute attribute ? attribute.toString() : object;
    }
  }
}

package weka.gui.explorer.diffusion;

import java.io.File;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import weka.core.Instances;
import weka.core.converters.AbstractFileLoader;
import weka.core.converters.ConverterUtils;
import weka.gui.explorer.PreprocessPanel;

/**
 * Finds out which file a table was loaded from. Weka does not tell: the only trace is the file
 * dialog of the tab Preprocess, a protected field. So this is a guess, and nothing but the place of
 * a journal may depend on it.
 */
final class TableFile {
  private TableFile() {}

  /**
   * The file chosen last in the tab Preprocess, if it seems to contain the table: filters append
   * their names to that of a table.
   */
  static Optional<Path> of(PreprocessPanel panel, Instances table) {
    try {
      Field field = PreprocessPanel.class.getDeclaredField("m_FileChooser");
      field.setAccessible(true);
      File file = ((JFileChooser) field.get(panel)).getSelectedFile();
      return file != null && file.isFile() && table.relationName().startsWith(name(file))
          ? Optional.of(file.toPath())
          : Optional.empty();
    } catch (Exception e) { // another version of Weka, or a file that cannot be read
      return Optional.empty();
    }
  }

  /** The name of the table in a file; reads little more than the header. */
  private static String name(File file) throws Exception {
    AbstractFileLoader loader = ConverterUtils.getLoaderForFile(file);
    loader.setFile(file);
    return loader.getStructure().relationName();
  }
}

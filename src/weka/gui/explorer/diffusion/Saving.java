package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.awt.image.BufferedImage;
import java.io.File;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.converters.AbstractFileSaver;
import weka.core.converters.ArffSaver;
import weka.core.converters.CSVSaver;
import weka.gui.Logger;

/** Asks for files and writes them, the latter without holding up the event thread. */
final class Saving {
  private final Component parent;
  private final JFileChooser chooser = new JFileChooser(new File(System.getProperty("user.dir")));
  private Logger log;

  Saving(Component parent) {
    this.parent = parent;
    chooser.setAcceptAllFileFilterUsed(false);
  }

  void setLog(Logger log) {
    this.log = log;
  }

  /** Every row with its class, given or predicted. */
  void labelledData(DiffusionResult result) {
    File file =
        ask(
            "Save labelled data",
            new FileNameExtensionFilter("Attribute-Relation File Format (*.arff)", "arff"),
            new FileNameExtensionFilter("Comma-separated values (*.csv)", "csv"));
    save(
        file,
        () -> {
          Instances labelled = result.labelled();
          AbstractFileSaver saver = hasExtension(file, "csv") ? new CSVSaver() : new ArffSaver();
          saver.setInstances(labelled);
          saver.setFile(file);
          saver.writeBatch();
        });
  }

  void picture(BufferedImage image) {
    File file =
        ask(
            "Save picture",
            new FileNameExtensionFilter("Portable Network Graphics (*.png)", "png"));
    save(file, () -> ImageIO.write(image, "png", file));
  }

  /** As the Classify tab does it: the classifier, then the header of its data. */
  void model(DiffusionResult result) {
    File file =
        ask("Save model", new FileNameExtensionFilter("Model object files (*.model)", "model"));
    save(
        file,
        () ->
            SerializationHelper.writeAll(
                file.getPath(),
                new Object[] {result.classifier(), new Instances(result.shown(), 0)}));
  }

  /** A file the user wants to write, with one of the extensions; null if there is none. */
  private File ask(String title, FileNameExtensionFilter... filters) {
    chooser.resetChoosableFileFilters();
    chooser.setAcceptAllFileFilterUsed(false);
    for (FileNameExtensionFilter filter : filters) {
      chooser.addChoosableFileFilter(filter);
    }
    chooser.setFileFilter(filters[0]);
    chooser.setSelectedFile(new File(""));
    chooser.setDialogTitle(title);
    if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
      return null;
    }
    File file = chooser.getSelectedFile();
    boolean named = false;
    for (FileNameExtensionFilter filter : filters) {
      named |= hasExtension(file, filter.getExtensions()[0]);
    }
    if (!named) {
      file =
          new File(
              file.getPath()
                  + "."
                  + ((FileNameExtensionFilter) chooser.getFileFilter()).getExtensions()[0]);
    }
    boolean wanted =
        !file.exists()
            || JOptionPane.showConfirmDialog(
                    parent, "Replace '" + file.getName() + "'?", title, JOptionPane.YES_NO_OPTION)
                == JOptionPane.YES_OPTION;
    return wanted ? file : null;
  }

  private static boolean hasExtension(File file, String extension) {
    return file.getName().toLowerCase(Locale.ROOT).endsWith("." + extension);
  }

  private void save(File file, Work work) {
    if (file == null) {
      return;
    }
    Thread writer =
        new Thread(
            () -> {
              try {
                log.statusMessage("Saving " + file.getName() + " ...");
                work.run();
                log.logMessage("Saved '" + file + "'");
                log.statusMessage("OK");
              } catch (Exception e) {
                failed("'" + file.getName() + "' could not be saved", e);
              }
            },
            "labelDiffusion save");
    writer.start();
  }

  /** Tells the user, in the log and in a window. */
  void failed(String what, Throwable why) {
    String message =
        why instanceof OutOfMemoryError
            ? "not enough memory: start Java with a larger -Xmx"
            : why.getMessage() == null ? why.toString() : why.getMessage();
    log.logMessage(what + ": " + message);
    log.statusMessage("See error log");
    SwingUtilities.invokeLater(
        () ->
            JOptionPane.showMessageDialog(
                parent, what + ":\n" + message, "Diffuse", JOptionPane.ERROR_MESSAGE));
  }

  /** Something that may fail. */
  @FunctionalInterface
  private interface Work {
    void run() throws Exception;
  }
}

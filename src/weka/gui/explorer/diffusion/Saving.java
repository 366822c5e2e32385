package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import labeldiffusion.picture.Frame;
import weka.classifiers.diffusion.page.DiffusionPage;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.converters.AbstractFileSaver;
import weka.core.converters.ArffSaver;
import weka.core.converters.CSVSaver;
import weka.gui.Logger;

/** Asks for a file and writes it in the background. */
final class Saving {
  private static final FileNameExtensionFilter ARFF =
      new FileNameExtensionFilter("Attribute-Relation File Format (*.arff)", "arff");
  private static final FileNameExtensionFilter CSV =
      new FileNameExtensionFilter("Comma-separated values (*.csv)", "csv");

  private final Component parent;
  private final JFileChooser chooser = new JFileChooser(new File(System.getProperty("user.dir")));
  private final SaveOptions options = new SaveOptions(); // the next dialog begins with the same
  private Logger log;

  /** Is told, in the thread of the windows, which result has been saved with all its classes. */
  private Consumer<DiffusionResult> listener = result -> {};

  Saving(Component parent) {
    this.parent = parent;
    chooser.setAcceptAllFileFilterUsed(false);
  }

  void setLog(Logger log) {
    this.log = log;
  }

  void setListener(Consumer<DiffusionResult> listener) {
    this.listener = listener;
  }

  /** Saves every row with its given or predicted class, and what else the user asks for. */
  void labelledData(DiffusionResult result) {
    chooser.setAccessory(options);
    save(
        file -> {
          write(file, result.labelled(options.columns()));
          SwingUtilities.invokeLater(() -> listener.accept(result));
        },
        "Save labelled data",
        ARFF,
        CSV);
    chooser.setAccessory(null);
  }

  /** Saves a table; the listener is called, in the thread of the windows, when it is saved. */
  void table(Supplier<Instances> table, Runnable listener) {
    save(
        file -> {
          write(file, table.get());
          SwingUtilities.invokeLater(listener);
        },
        "Save labels",
        ARFF,
        CSV);
  }

  private static void write(File file, Instances table) throws IOException {
    AbstractFileSaver saver = hasExtension(file, "csv") ? new CSVSaver() : new ArffSaver();
    saver.setInstances(table);
    saver.setFile(file);
    saver.writeBatch();
  }

  /** Saves a picture, as pixels or as lines. */
  void picture(Poster poster, Frame frame) {
    save(
        file -> {
          if (hasExtension(file, "svg")) {
            Files.writeString(file.toPath(), SvgPicture.of(poster, frame));
          } else {
            poster.writePng(frame, file);
          }
        },
        "Save picture",
        new FileNameExtensionFilter("Portable Network Graphics (*.png)", "png"),
        new FileNameExtensionFilter("Scalable Vector Graphics (*.svg)", "svg"));
  }

  /** Saves the film as an animation. */
  void film(Poster poster, List<Frame> frames) {
    save(
        file -> poster.writeGif(frames, file),
        "Save film",
        new FileNameExtensionFilter("Graphics Interchange Format (*.gif)", "gif"));
  }

  /** Saves a web page that needs neither Weka nor a network. */
  void page(DiffusionPage page) {
    save(page::write, "Save web page", new FileNameExtensionFilter("Web page (*.html)", "html"));
  }

  /** Saves the classifier and the header of its data, as the Classify tab does. */
  void model(DiffusionResult result) {
    save(
        file ->
            SerializationHelper.writeAll(
                file.getPath(),
                new Object[] {result.classifier(), new Instances(result.shown(), 0)}),
        "Save model",
        new FileNameExtensionFilter("Model object files (*.model)", "model"));
  }

  private void save(Writer writer, String title, FileNameExtensionFilter... filters) {
    ask(title, filters).ifPresent(file -> write(file, writer));
  }

  /** Asks for a file with one of the extensions; empty if the user cancels. */
  private Optional<File> ask(String title, FileNameExtensionFilter... filters) {
    chooser.resetChoosableFileFilters();
    chooser.setAcceptAllFileFilterUsed(false);
    for (FileNameExtensionFilter filter : filters) {
      chooser.addChoosableFileFilter(filter);
    }
    chooser.setFileFilter(filters[0]);
    chooser.setSelectedFile(new File(""));
    chooser.setDialogTitle(title);
    if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
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
    return wanted ? Optional.of(file) : Optional.empty();
  }

  private static boolean hasExtension(File file, String extension) {
    return file.getName().toLowerCase(Locale.ROOT).endsWith("." + extension);
  }

  private void write(File file, Writer writer) {
    Thread thread =
        new Thread(
            () -> {
              try {
                log.statusMessage("Saving " + file.getName() + " ...");
                writer.write(file);
                log.logMessage("Saved '" + file + "'");
                log.statusMessage("OK");
              } catch (Exception e) {
                failed("'" + file.getName() + "' could not be saved", e);
              }
            },
            "labelDiffusion save");
    thread.start();
  }

  /** Reports a problem in the log and in a dialog. */
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

  /** Writes a file; may fail. */
  @FunctionalInterface
  private interface Writer {
    void write(File file) throws Exception;
  }
}

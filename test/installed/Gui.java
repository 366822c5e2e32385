package installed;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.awt.image.RenderedImage;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JFileChooser;

/** Finds components of windows, presses buttons, waits for conditions and takes screenshots. */
final class Gui {
  private static final long PATIENCE_SECONDS = 60;

  private Gui() {}

  /** Says whether a stop of a tour went well. */
  static void stop(String name, Callable<Boolean> visit) {
    try {
      System.out.println(visit.call() ? "ok " + name : "failed " + name + ": not true");
    } catch (Throwable e) {
      System.out.println("failed " + name + ": " + e);
    }
  }

  /** All visible components of a type inside a container. */
  static <T extends Component> List<T> all(Container in, Class<T> type) {
    List<T> found = new ArrayList<>();
    for (Component part : in.getComponents()) {
      if (type.isInstance(part) && part.isShowing()) {
        found.add(type.cast(part));
      }
      if (part instanceof Container inner) {
        found.addAll(all(inner, type));
      }
    }
    return found;
  }

  /**
   * The first visible component of a type that satisfies a condition, in any window; waits until it
   * appears.
   */
  static <T extends Component> T find(Class<T> type, Predicate<T> wanted) throws Exception {
    AtomicReference<T> found = new AtomicReference<>();
    await(
        "a " + type.getSimpleName(),
        () -> {
          for (Window window : Window.getWindows()) {
            for (T part : window.isShowing() ? all(window, type) : List.<T>of()) {
              if (found.get() == null && wanted.test(part)) {
                found.set(part);
              }
            }
          }
          return found.get() != null;
        });
    return found.get();
  }

  /** Waits for a window. */
  static Window window(Predicate<Window> wanted) throws Exception {
    AtomicReference<Window> found = new AtomicReference<>();
    await(
        "a window",
        () -> {
          for (Window window : Window.getWindows()) {
            if (window.isShowing() && wanted.test(window)) {
              found.set(window);
            }
          }
          return found.get() != null;
        });
    return found.get();
  }

  /** The visible component with a name. */
  static <T extends Component> T named(Class<T> type, String name) throws Exception {
    return find(type, part -> name.equals(part.getName()));
  }

  /** The button, radio button or menu item whose text begins with a prefix. */
  static AbstractButton button(String text) throws Exception {
    return find(
        AbstractButton.class,
        button -> button.getText() != null && button.getText().startsWith(text));
  }

  /** The button with exactly this text inside a container; does not wait. */
  static AbstractButton button(Container in, String text) {
    return all(in, AbstractButton.class).stream()
        .filter(button -> text.equals(button.getText()))
        .findFirst()
        .orElseThrow();
  }

  /** Presses a button once it is enabled; does not wait for dialogs it opens. */
  static void press(AbstractButton button) throws Exception {
    await("'" + button.getText() + "' is enabled", button::isEnabled);
    EventQueue.invokeLater(button::doClick);
  }

  static void press(String text) throws Exception {
    press(button(text));
  }

  /** Waits for a file dialog and selects a file in it. */
  static void chooseFile(File file) throws Exception {
    JFileChooser chooser = find(JFileChooser.class, any -> true);
    onEventThread(
        () -> {
          chooser.setSelectedFile(file);
          chooser.approveSelection();
          return null;
        });
  }

  static <T> T onEventThread(Callable<T> what) throws Exception {
    AtomicReference<T> answer = new AtomicReference<>();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    EventQueue.invokeAndWait(
        () -> {
          try {
            answer.set(what.call());
          } catch (Exception | AssertionError e) {
            failure.set(e);
          }
        });
    if (failure.get() instanceof AssertionError e) {
      throw e;
    }
    if (failure.get() instanceof Exception e) {
      throw e;
    }
    return answer.get();
  }

  /** Waits until a condition, checked on the event thread, is true; fails after a minute. */
  static void await(String what, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    while (!onEventThread(condition)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("timed out waiting for: " + what);
      }
      Thread.sleep(20);
    }
  }

  /** A screenshot of an area at full resolution. */
  static BufferedImage screen(Rectangle area) throws Exception {
    Robot robot = new Robot();
    robot.waitForIdle();
    EventQueue.invokeAndWait(() -> {});
    List<Image> variants = robot.createMultiResolutionScreenCapture(area).getResolutionVariants();
    return (BufferedImage) variants.get(variants.size() - 1);
  }

  static void shoot(Window window, File file) throws Exception {
    onEventThread(
        () -> {
          window.repaint();
          return null;
        });
    file.getParentFile().mkdirs();
    ImageIO.write((RenderedImage) screen(window.getBounds()), "png", file);
  }
}

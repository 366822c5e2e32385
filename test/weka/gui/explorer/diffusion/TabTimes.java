package weka.gui.explorer.diffusion;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * Measures how long a person waits while labelling in the tab. All labels of a table are hidden;
 * keys answer the questions correctly, at a steady pace. Prints a line of a table:
 *
 * <pre>
 * first     s from Start to the first question
 * picture   s from Start to the first picture with labels
 * wait      ms from a key to the next question: median, 95 % quantile, most
 * lag       answers that the picture does not show yet when the next one is given, since there is
 *           a picture: median, most
 * busy      ms that the thread of the windows kept other events waiting: 95 % quantile, most
 * right     % of the unlabelled rows that the last update has right, and the classifier in the end
 * </pre>
 *
 * Arguments: file, number of answers, milliseconds per answer and, if screenshots are wanted, a
 * folder. Without a display, it opens a virtual one.
 */
public final class TabTimes {
  private static final double MILLION = 1e6;
  private static final int WAIT_SECONDS = 300;
  private static final Pattern LABELLED = Pattern.compile("([\\d,]+) labelled");

  private final Instances truth;
  private final JFrame frame = new JFrame("Diffuse");
  private final DiffusePanel panel = new DiffusePanel();
  private final BlockingQueue<Asked> asked = new LinkedBlockingQueue<>();
  private final List<Double> busy = new CopyOnWriteArrayList<>();
  private RowSelection selection;
  private JTextArea report;

  /** A row that is asked about, and when. */
  private record Asked(int row, long time) {}

  private TabTimes(Instances truth) {
    this.truth = truth;
  }

  public static void main(String[] args) throws Exception {
    if (System.getenv("DISPLAY") == null) {
      onVirtualDisplay(args);
      return;
    }
    Instances truth = DataSource.read(args[0]);
    truth.setClassIndex(truth.numAttributes() - 1);
    File shots = args.length > 3 ? new File(args[3]) : null;
    try {
      new TabTimes(truth).run(Integer.parseInt(args[1]), Integer.parseInt(args[2]), shots);
    } catch (Throwable e) {
      e.printStackTrace();
    }
    System.exit(0); // the windows are still open
  }

  private static void onVirtualDisplay(String[] args) throws Exception {
    try (VirtualDisplay display = VirtualDisplay.open(1280, 900)) {
      if (display == null) {
        throw new IllegalStateException("this needs a display, or Xvfb for a virtual one");
      }
      List<String> line = new ArrayList<>();
      line.add(System.getProperty("java.home") + "/bin/java");
      line.addAll(
          List.of(
              "-Xmx3g", "-cp", System.getProperty("java.class.path"), TabTimes.class.getName()));
      line.addAll(List.of(args));
      ProcessBuilder builder = new ProcessBuilder(line).inheritIO();
      builder.environment().put("DISPLAY", display.name());
      builder.start().waitFor();
    }
  }

  private void run(int answers, int pace, File shots) throws Exception {
    Instances table = new Instances(truth);
    for (Instance row : table) {
      row.setClassMissing();
    }
    inWindows(() -> open(table));
    long start = System.nanoTime();
    inWindows(() -> press("Start"));
    Asked now = next();
    double first = (now.time - start) / MILLION / 1000;
    busy.clear();
    shoot(shots, "000");
    List<Double> waits = new ArrayList<>();
    List<Double> lags = new ArrayList<>();
    double picture = Double.NaN;
    for (int answer = 1; answer <= answers; answer++) {
      long due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pace);
      Asked question = now;
      long pressed = System.nanoTime();
      SwingUtilities.invokeLater(() -> type(question.row));
      now = next();
      waits.add((now.time - pressed) / MILLION);
      TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
      if (!Double.isNaN(picture)) {
        lags.add((double) answer - inWindows(this::shown));
      } else if (inWindows(this::shown) > 0 && inWindows(this::hasPicture)) {
        picture = (System.nanoTime() - start) / MILLION / 1000;
      }
      if (Integer.bitCount(answer) == 1 || answer % 50 == 0) {
        shoot(shots, String.format(Locale.ROOT, "%03d", answer));
      }
    }
    List<Double> delays = List.copyOf(busy);
    while (inWindows(this::shown) < answers) {
      Thread.sleep(pace);
    }
    shoot(shots, "labelled");
    double live = inWindows(this::percentRight);
    inWindows(() -> press("Finish"));
    while (!inWindows(report::getText).contains("=== Model ===")) {
      Thread.sleep(pace);
    }
    double finished = inWindows(this::percentRight);
    inWindows(this::openPicture);
    Thread.sleep(5000); // for the layout
    shoot(shots, "finished");
    System.out.println(
        "| table | rows | answers | first, s | picture, s | wait, ms | lag | busy, ms | right, %"
            + " |");
    System.out.printf(
        Locale.ROOT,
        "| %s | %,d | %d | %.1f | %.1f | %.0f / %.0f / %.0f | %.0f / %.0f | %.0f / %.0f | %.1f /"
            + " %.1f |%n",
        truth.relationName(),
        truth.numInstances(),
        answers,
        first,
        picture,
        quantile(waits, 0.5),
        quantile(waits, 0.95),
        quantile(waits, 1),
        quantile(lags, 0.5),
        quantile(lags, 1),
        quantile(delays, 0.95),
        quantile(delays, 1),
        live,
        finished);
  }

  private Void open(Instances table) {
    frame.add(panel);
    frame.setBounds(0, 0, 1280, 900);
    frame.setVisible(true);
    selection = find(frame, ResultView.class, "").selection();
    report = find(frame, JTextArea.class, "report");
    selection.addListener(
        () -> {
          if (selection.rows().size() == 1) {
            asked.add(new Asked(selection.lead(), System.nanoTime()));
          }
        });
    panel.setInstances(table);
    long[] last = {System.nanoTime()};
    int beat = 20;
    Timer heart = new Timer(beat, null);
    heart.addActionListener(
        e -> {
          long time = System.nanoTime();
          busy.add(Math.max(0, (time - last[0]) / MILLION - beat));
          last[0] = time;
        });
    heart.setCoalesce(true);
    heart.start();
    return null;
  }

  private Asked next() throws InterruptedException {
    Asked next = asked.poll(WAIT_SECONDS, TimeUnit.SECONDS);
    if (next == null) {
      throw new IllegalStateException("no question within " + WAIT_SECONDS + " s");
    }
    return next;
  }

  /** The number of labels in what is shown. */
  private int shown() {
    Matcher matcher = LABELLED.matcher(report.getText());
    return matcher.find() ? Integer.parseInt(matcher.group(1).replace(",", "")) : 0;
  }

  /** How many of the rows without a label the table of predictions has right. */
  private double percentRight() {
    ResultView view = find(frame, ResultView.class, "");
    view.setSelectedIndex(view.indexOfTab("Unlabelled rows"));
    JTable table = find(frame, JTable.class, "rows");
    int right = 0;
    for (int line = 0; line < table.getRowCount(); line++) {
      int row = (Integer) table.getValueAt(line, RowsModel.ROW) - 1;
      String wanted = truth.instance(row).stringValue(truth.classIndex());
      right += wanted.equals(table.getValueAt(line, 1)) ? 1 : 0;
    }
    return 100.0 * right / table.getRowCount();
  }

  private Void openPicture() {
    find(frame, ResultView.class, "").setSelectedIndex(0);
    return null;
  }

  private boolean hasPicture() {
    return find(frame, GraphPicture.class, "picture").frame() != null;
  }

  private Void press(String text) {
    find(frame, AbstractButton.class, button -> text.equals(button.getText())).doClick();
    return null;
  }

  /** Types the key of a row's true class. */
  private void type(int row) {
    List<String> names = new ArrayList<>();
    for (int k = 0; k < truth.numClasses(); k++) {
      names.add(truth.classAttribute().value(k));
    }
    int k = (int) truth.instance(row).classValue();
    ClassKeys keys = new ClassKeys(names);
    for (int digit = 0; digit < 10; digit++) {
      if (keys.classOf(digit).orElse(-1) == k) {
        Component target = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        Component focused = target == null ? find(frame, GraphPicture.class, "picture") : target;
        focused.dispatchEvent(
            new KeyEvent(
                focused,
                KeyEvent.KEY_TYPED,
                System.currentTimeMillis(),
                0,
                KeyEvent.VK_UNDEFINED,
                (char) ('0' + digit)));
        return;
      }
    }
    throw new IllegalStateException("class " + names.get(k) + " has no key");
  }

  private void shoot(File folder, String moment) throws Exception {
    if (folder != null) {
      folder.mkdirs();
      Robot robot = new Robot();
      robot.waitForIdle();
      String name = truth.relationName() + "-" + moment + ".png";
      ImageIO.write(robot.createScreenCapture(frame.getBounds()), "png", new File(folder, name));
    }
  }

  private static double quantile(List<Double> values, double share) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.isEmpty() ? Double.NaN : sorted.get((int) Math.ceil(share * sorted.size()) - 1);
  }

  private static <T> T inWindows(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    SwingUtilities.invokeLater(task);
    return task.get();
  }

  private static <T extends Component> T find(Container in, Class<T> type, String name) {
    return find(in, type, part -> name.isEmpty() || name.equals(part.getName()));
  }

  private static <T extends Component> T find(
      Container in, Class<T> type, java.util.function.Predicate<T> test) {
    for (Component part : in.getComponents()) {
      if (type.isInstance(part) && test.test(type.cast(part))) {
        return type.cast(part);
      }
      T found = part instanceof Container box ? find(box, type, test) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}

package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.Insets;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Attribute;
import weka.core.Capabilities;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.WekaPackageManager;
import weka.gui.GenericObjectEditor;
import weka.gui.Logger;
import weka.gui.Perspective;
import weka.gui.PropertyPanel;
import weka.gui.SysErrLog;
import weka.gui.TaskLogger;
import weka.gui.explorer.Explorer;
import weka.gui.explorer.Explorer.CapabilitiesFilterChangeEvent;
import weka.gui.explorer.Explorer.CapabilitiesFilterChangeListener;
import weka.gui.explorer.Explorer.ExplorerPanel;
import weka.gui.explorer.Explorer.LogHandler;
import weka.gui.explorer.PreprocessPanel;

/** The tab itself: settings and result list on the left, the selected result on the right. */
public final class DiffusePanel extends JPanel
    implements ExplorerPanel, LogHandler, CapabilitiesFilterChangeListener {
  private static final long serialVersionUID = 1L;

  static {
    GenericObjectEditor.registerEditors();
  }

  private final GenericObjectEditor editor = new GenericObjectEditor();
  private final PropertyPanel editorPanel = new PropertyPanel(editor);
  private final JComboBox<String> classBox = new JComboBox<>();
  private final LabelOptions labels = new LabelOptions();
  private final JButton start = new JButton("Start");
  private final JButton stop = new JButton("Stop");
  private final JButton choose = new JButton("Choose for me");
  private final JButton label = new JButton("Label rows");
  private final ProgressLine progress = new ProgressLine();
  private final transient Saving saving = new Saving(this);
  private final ResultView view = new ResultView(saving);
  private final Canvas canvas = new Canvas(view);
  private final ResultList results =
      new ResultList(view, saving, result -> editor.setValue(result.classifier()));
  private final JPanel left = new JPanel(new BorderLayout());
  private final JPanel stage = new JPanel(new BorderLayout());
  private final transient LabellingHost labelling =
      new LabellingHost(stage, view, saving, this::labelled, this::enableButtons);
  private transient Supplier<Optional<Perspective>> source = Optional::empty;
  private transient Logger log = new SysErrLog();
  private transient Explorer explorer;
  private transient Instances data;
  private transient Thread worker;

  /** Creates an empty tab; called by the Explorer. */
  public DiffusePanel() {
    super(new BorderLayout());
    editor.setClassType(LabelDiffusionClassifier.class);
    editor.setValue(new AutoDiffusion());
    editor.addPropertyChangeListener(e -> enableButtons());
    labels.addListener(this::enableButtons);
    classBox.setName("class");
    classBox.setToolTipText("The class attribute");
    classBox.setEnabled(false);
    classBox.addActionListener(e -> updateFilter());
    start.setMnemonic(KeyEvent.VK_S);
    start.addActionListener(e -> start((LabelDiffusionClassifier) editor.getValue()));
    choose.setMnemonic(KeyEvent.VK_O);
    choose.addActionListener(e -> ParameterChoice.of(editor.getValue()).ifPresent(this::start));
    label.setMnemonic(KeyEvent.VK_R);
    label.setToolTipText("Asks for labels, row by row, and diffuses them after every answer");
    label.addActionListener(e -> label());
    stop.setMnemonic(KeyEvent.VK_T);
    stop.setToolTipText("Stops the running diffusion");
    stop.addActionListener(e -> worker.interrupt());
    saving.setListener(labelling::saved);
    setLog(log);
    layOut();
    enableButtons();
  }

  private void layOut() {
    JPanel top = new JPanel(new BorderLayout());
    top.setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createTitledBorder("Classifier"),
            BorderFactory.createEmptyBorder(0, 5, 5, 5)));
    top.add(editorPanel);
    JPanel buttons = new JPanel(new GridLayout(1, 2, 5, 5));
    buttons.add(start);
    buttons.add(stop);
    JPanel run = new JPanel(new GridLayout(0, 1, 0, 5));
    run.setBorder(BorderFactory.createEmptyBorder(5, 5, 5, 5));
    run.add(classBox);
    run.add(buttons);
    JPanel more = new JPanel(new GridLayout(1, 2, 5, 5));
    for (JButton button : new JButton[] {choose, label}) {
      button.setMargin(new Insets(2, 2, 2, 2));
      more.add(button);
    }
    run.add(more);
    run.add(progress);
    JPanel controls = new JPanel(new BorderLayout());
    controls.add(labels, BorderLayout.NORTH);
    controls.add(run, BorderLayout.SOUTH);
    left.add(controls, BorderLayout.NORTH);
    left.add(results, BorderLayout.CENTER);
    // fixed width: long names of attributes or results must not shrink the picture
    left.setPreferredSize(new Dimension(controls.getPreferredSize().width + 10, 0));
    add(top, BorderLayout.NORTH);
    add(left, BorderLayout.WEST);
    stage.add(canvas, BorderLayout.CENTER);
    add(stage, BorderLayout.CENTER);
  }

  @Override
  public void setInstances(Instances instances) {
    labelling.tableChanges();
    data = instances;
    canvas.forgetResult();
    String[] names =
        IntStream.range(0, data.numAttributes())
            .mapToObj(data::attribute)
            .map(
                attribute -> "(" + Attribute.typeToStringShort(attribute) + ") " + attribute.name())
            .toArray(String[]::new);
    classBox.setModel(new DefaultComboBoxModel<>(names));
    classBox.setEnabled(names.length > 0);
    if (names.length > 0) {
      classBox.setSelectedIndex(data.classIndex() < 0 ? names.length - 1 : data.classIndex());
    }
    updateFilter();
  }

  /** Tells the editor what the data require, so that its tree shows which classifiers suit. */
  private void updateFilter() {
    if (data != null && classBox.getSelectedIndex() >= 0) {
      Instances header = new Instances(data, 0);
      header.setClassIndex(classBox.getSelectedIndex());
      try {
        editor.setCapabilitiesFilter(Capabilities.forInstances(header));
      } catch (Exception e) { // as in the Classify tab: no filter, the run will report the problem
        editor.setCapabilitiesFilter(new Capabilities(null));
      }
    }
    enableButtons();
  }

  private void enableButtons() {
    Capabilities wanted = editor.getCapabilitiesFilter();
    Capabilities able = ((LabelDiffusionClassifier) editor.getValue()).getCapabilities();
    boolean suits = wanted != null && (able.supportsMaybe(wanted) || able.supports(wanted));
    boolean hasRows = data != null && data.numInstances() > 0 && classBox.getSelectedIndex() >= 0;
    boolean isBlank = hasRows && LabellingTable.isBlank(data, classBox.getSelectedIndex());
    boolean isFree = worker == null && !labelling.isActive();
    List<Obstacle> obstacles = hasRows && !labelling.isActive() ? obstacles() : List.of();
    boolean isBlocked = obstacles.stream().anyMatch(Obstacle::isFatal);
    canvas.show(obstacles, remedy -> remedy.action().accept(remedies()));
    start.setEnabled(isFree && (isBlank || hasRows && suits && !isBlocked));
    label.setEnabled(isFree && hasRows && (suits || isBlank));
    start.setToolTipText(
        hasRows && !suits
            ? "The class must be nominal, and the classifier must support the attributes"
            : "Starts the diffusion");
    stop.setEnabled(worker != null);
    left.setVisible(!labelling.isActive()); // the picture needs the room
    choose.setEnabled(start.isEnabled() && ParameterChoice.of(editor.getValue()).isPresent());
    choose.setToolTipText(ParameterChoice.toolTip(editor.getValue()));
  }

  private List<Obstacle> obstacles() {
    return Obstacles.in(
        data,
        classBox.getSelectedIndex(),
        (LabelDiffusionClassifier) editor.getValue(),
        labels.choice().hidesLabels());
  }

  /** Replaces the table by another one, whose class is set. */
  private void replace(Instances table) {
    hand(table);
    classBox.setSelectedIndex(table.classIndex());
  }

  private Remedy.Target remedies() {
    return new PanelRemedies(
        editor,
        labels,
        () -> LabellingTable.withClass(data, classBox.getSelectedIndex()),
        this::replace,
        this::label,
        saving);
  }

  /** Diffuses the labels or, if there are none, begins to ask for them. */
  private void start(LabelDiffusionClassifier settings) {
    LabelChoice choice = labels.choice();
    Instances given = data;
    int classIndex = classBox.getSelectedIndex();
    if (!choice.hidesLabels() && LabellingTable.isBlank(given, classIndex)) {
      label();
      return;
    }
    work(
        settings,
        () -> {
          Instances truth = LabellingTable.withClass(given, classIndex);
          DiffusionResult result = new DiffusionJob(settings, truth, choice, progress).run();
          log.statusMessage(ParameterChoice.chosen(result.report()).orElse("OK"));
          return () -> results.add(result);
        });
  }

  /** Begins to ask for labels. */
  private void label() {
    LabelDiffusionClassifier settings = (LabelDiffusionClassifier) editor.getValue();
    LabelChoice choice = labels.choice();
    Instances given = data;
    int classIndex = classBox.getSelectedIndex();
    work(
        settings,
        () -> {
          Instances table =
              choice.shown(LabellingTable.of(LabellingTable.withClass(given, classIndex)));
          LiveResult live = LiveResult.of(settings, table);
          Path home = WekaPackageManager.WEKA_HOME.toPath().resolve("labelDiffusion");
          Optional<Path> file = preprocess().flatMap(panel -> TableFile.of(panel, given));
          JournalFile journal = JournalFile.of(table, home, file);
          log.statusMessage("OK");
          return () -> labelling.begin(live, journal);
        });
  }

  /** The user has finished labelling: hands the table over and runs the classifier on it. */
  private void labelled(Instances table) {
    hand(table);
    labels.useAll();
    start((LabelDiffusionClassifier) editor.getValue());
  }

  /** Sets which part of Weka tables come from and go to, as soon as it is there. */
  void connect(Supplier<Optional<Perspective>> tables) {
    source = tables;
  }

  private Optional<PreprocessPanel> preprocess() {
    return source.get().filter(PreprocessPanel.class::isInstance).map(PreprocessPanel.class::cast);
  }

  /** Makes a table that of the whole program, which then calls {@link #setInstances}. */
  private void hand(Instances table) {
    preprocess().ifPresent(this::addUndoPoint);
    source.get().ifPresentOrElse(all -> all.setInstances(table), () -> setInstances(table));
  }

  /** Runs a job in a thread of its own; what it returns is done in the thread of the windows. */
  private void work(LabelDiffusionClassifier settings, Callable<Runnable> job) {
    editorPanel.addToHistory();
    worker = new Thread(() -> run(settings, job), "labelDiffusion run");
    worker.setPriority(Thread.MIN_PRIORITY);
    enableButtons();
    worker.start();
  }

  private void run(LabelDiffusionClassifier settings, Callable<Runnable> job) {
    String name = settings.getClass().getName();
    Runnable finish = () -> {};
    try {
      log.logMessage("Started " + name);
      log.logMessage("Command: " + name + " " + Utils.joinOptions(settings.getOptions()));
      log.statusMessage("Diffusing labels...");
      taskLog(true);
      finish = job.call();
      log.logMessage("Finished " + name);
    } catch (CancellationException e) {
      log.logMessage("Interrupted " + name);
      log.statusMessage("Interrupted");
    } catch (Exception | OutOfMemoryError e) {
      saving.failed(settings.getClass().getSimpleName() + " failed", e);
    } finally {
      taskLog(false);
      Runnable last = finish;
      SwingUtilities.invokeLater(
          () -> {
            worker = null;
            progress.rest();
            last.run();
            enableButtons();
          });
    }
  }

  private void taskLog(boolean starts) {
    if (log instanceof TaskLogger taskLogger) {
      if (starts) {
        taskLogger.taskStarted();
      } else {
        taskLogger.taskFinished();
      }
    }
  }

  @Override
  public void capabilitiesFilterChanged(CapabilitiesFilterChangeEvent e) {
    updateFilter();
  }

  @Override
  public void setLog(Logger newLog) {
    log = newLog;
    saving.setLog(newLog);
    results.setLog(newLog);
  }

  @Override
  public void setExplorer(Explorer parent) {
    explorer = parent;
    connect(() -> Optional.of(parent.getPreprocessPanel()));
  }

  /** Lets the user undo, in the tab Preprocess, that the table gets labels. */
  private void addUndoPoint(PreprocessPanel preprocess) {
    try {
      preprocess.addUndoPoint();
    } catch (Exception e) {
      log.logMessage("No undo point could be saved: " + e.getMessage());
    }
  }

  @Override
  public Explorer getExplorer() {
    return explorer;
  }

  @Override
  public String getTabTitle() {
    return "Diffuse";
  }

  @Override
  public String getTabTitleToolTip() {
    return "Label rows by diffusion and watch how the labels spread";
  }
}

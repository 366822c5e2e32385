package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.diffusion.AutoDiffusion;
import weka.classifiers.diffusion.base.LabelDiffusionClassifier;
import weka.core.Attribute;
import weka.core.Capabilities;
import weka.core.Instances;
import weka.core.Utils;
import weka.gui.GenericObjectEditor;
import weka.gui.Logger;
import weka.gui.PropertyPanel;
import weka.gui.SysErrLog;
import weka.gui.TaskLogger;
import weka.gui.explorer.Explorer;
import weka.gui.explorer.Explorer.CapabilitiesFilterChangeEvent;
import weka.gui.explorer.Explorer.CapabilitiesFilterChangeListener;
import weka.gui.explorer.Explorer.ExplorerPanel;
import weka.gui.explorer.Explorer.LogHandler;

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
  private final ProgressLine progress = new ProgressLine();
  private final transient Saving saving = new Saving(this);
  private final ResultView view = new ResultView(saving);
  private final Canvas canvas = new Canvas(view);
  private final ResultList results =
      new ResultList(view, saving, result -> editor.setValue(result.classifier()));
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
    stop.setMnemonic(KeyEvent.VK_T);
    stop.setToolTipText("Stops the running diffusion");
    stop.addActionListener(e -> worker.interrupt());
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
    run.add(choose);
    run.add(progress);
    JPanel controls = new JPanel(new BorderLayout());
    controls.add(labels, BorderLayout.NORTH);
    controls.add(run, BorderLayout.SOUTH);
    JPanel left = new JPanel(new BorderLayout());
    left.add(controls, BorderLayout.NORTH);
    left.add(results, BorderLayout.CENTER);
    // fixed width: long names of attributes or results must not shrink the picture
    left.setPreferredSize(new Dimension(controls.getPreferredSize().width + 10, 0));
    add(top, BorderLayout.NORTH);
    add(left, BorderLayout.WEST);
    add(canvas, BorderLayout.CENTER);
  }

  @Override
  public void setInstances(Instances instances) {
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
    List<Obstacle> obstacles = hasRows ? obstacles() : List.of();
    boolean isBlocked = obstacles.stream().anyMatch(Obstacle::isFatal);
    canvas.show(obstacles, remedy -> remedy.action().accept(new Remedies()));
    start.setEnabled(worker == null && hasRows && suits && !isBlocked);
    start.setToolTipText(
        hasRows && !suits
            ? "The class must be nominal, and the classifier must support the attributes"
            : "Starts the diffusion");
    stop.setEnabled(worker != null);
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

  /** Does what the user chooses against an obstacle. */
  private final class Remedies implements Remedy.Target {
    @Override
    public void hideLabels() {
      labels.hideLabels();
    }

    @Override
    public void setId(String attribute) {
      try {
        LabelDiffusionClassifier settings = // a copy: the editor ignores what it has
            (LabelDiffusionClassifier)
                AbstractClassifier.makeCopy((LabelDiffusionClassifier) editor.getValue());
        settings.setId(attribute);
        editor.setValue(settings);
      } catch (Exception e) {
        saving.failed("The id could not be set", e);
      }
    }

    @Override
    public void change(Remedy.TableChange change) {
      Instances table = new Instances(data);
      table.setClassIndex(classBox.getSelectedIndex());
      try {
        Instances changed = change.of(table);
        if (explorer == null) {
          setInstances(changed);
        } else {
          explorer.getPreprocessPanel().addUndoPoint();
          explorer.getPreprocessPanel().setInstances(changed);
        }
        classBox.setSelectedIndex(changed.classIndex());
      } catch (Exception e) {
        saving.failed("The table could not be changed", e);
      }
    }
  }

  private void start(LabelDiffusionClassifier settings) {
    LabelChoice choice = labels.choice();
    int classIndex = classBox.getSelectedIndex();
    Instances given = data;
    editorPanel.addToHistory();
    worker =
        new Thread(
            () -> {
              Instances truth = new Instances(given);
              truth.setClassIndex(classIndex);
              work(new DiffusionJob(settings, truth, choice, progress), settings);
            },
            "labelDiffusion run");
    worker.setPriority(Thread.MIN_PRIORITY);
    enableButtons();
    worker.start();
  }

  /** Runs a job in the worker thread and shows its result or error. */
  private void work(DiffusionJob job, LabelDiffusionClassifier settings) {
    String name = settings.getClass().getSimpleName();
    try {
      log.logMessage("Started " + settings.getClass().getName());
      log.logMessage(
          "Command: "
              + settings.getClass().getName()
              + " "
              + Utils.joinOptions(settings.getOptions()));
      log.statusMessage("Diffusing labels...");
      taskLog(true);
      DiffusionResult result = job.run();
      log.logMessage("Finished " + settings.getClass().getName());
      log.statusMessage(ParameterChoice.chosen(result.report()).orElse("OK"));
      SwingUtilities.invokeLater(() -> results.add(result));
    } catch (CancellationException e) {
      log.logMessage("Interrupted " + settings.getClass().getName());
      log.statusMessage("Interrupted");
    } catch (Exception | OutOfMemoryError e) {
      saving.failed(name + " failed", e);
    } finally {
      taskLog(false);
      SwingUtilities.invokeLater(
          () -> {
            worker = null;
            progress.rest();
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

package weka.gui.explorer.diffusion;

import java.awt.BorderLayout;
import java.util.Optional;
import weka.core.Instances;
import weka.gui.AbstractPerspective;
import weka.gui.GUIApplication;
import weka.gui.Logger;
import weka.gui.PerspectiveInfo;
import weka.gui.explorer.Explorer.CapabilitiesFilterChangeEvent;
import weka.gui.explorer.Explorer.CapabilitiesFilterChangeListener;

/** The tab as a perspective of Weka's Workbench. */
@PerspectiveInfo(
    ID = "labeldiffusion.diffuse",
    title = "Diffuse",
    toolTipText = "Label rows by diffusion and watch how the labels spread",
    iconPath = "weka/gui/weka_icon_new_small.png")
public final class DiffusePerspective extends AbstractPerspective
    implements CapabilitiesFilterChangeListener {
  private static final long serialVersionUID = 1L;

  private final DiffusePanel panel = new DiffusePanel();
  private boolean hasData;

  /** Creates an empty perspective; called by the Workbench. */
  public DiffusePerspective() {
    setLayout(new BorderLayout());
    add(panel, BorderLayout.CENTER);
  }

  @Override
  public void setMainApplication(GUIApplication application) {
    super.setMainApplication(application);
    // the main perspective is Preprocess, which sends its table to all others
    panel.connect(() -> Optional.ofNullable(application.getMainPerspective()));
  }

  @Override
  public boolean acceptsInstances() {
    return true;
  }

  @Override
  public void setInstances(Instances instances) {
    hasData = true;
    panel.setInstances(instances);
  }

  @Override
  public boolean okToBeActive() {
    return hasData;
  }

  @Override
  public boolean requiresLog() {
    return true;
  }

  @Override
  public void setLog(Logger log) {
    panel.setLog(log);
  }

  @Override
  public void capabilitiesFilterChanged(CapabilitiesFilterChangeEvent e) {
    panel.capabilitiesFilterChanged(e);
  }
}

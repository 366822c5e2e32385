package weka.gui.explorer.diffusion;

import java.awt.Insets;
import java.awt.event.KeyEvent;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JOptionPane;

/** Explains what the picture shows. */
final class HelpButton extends JButton {
  private static final long serialVersionUID = 1L;
  private static final String TEXT =
      """
      <html><body style='width: 330px'>
      <p><b>Nodes</b> are the rows of the table. Colour and shape show the class a row has now.
      <ul>
      <li>Pale: doubtful, other classes have similar scores.
      <li>White with a grey edge: no label has arrived yet.
      <li>Dark ring, or dark outline if many rows are labelled: the label was given.
      <li>Coloured ring: selected; the double one is the row whose details are shown.
      </ul>
      <p>Click a class in the legend to show it alone.
      <p style='margin-top: 8px'><b>Edges</b> join neighbouring rows. The darker an edge is, the more
      easily labels pass along it (its diffusivity relative to its weight).
      <p style='margin-top: 8px'><b>Mouse:</b> the wheel zooms, dragging moves the picture, a double
      click shows all of it. Point at a node to see its row and class scores. A click selects a
      row; with shift, clicks select several rows and dragging encircles them.
      <p style='margin-top: 8px'><b>Keys:</b> + and - zoom, the arrows move, Home shows all.
      <p style='margin-top: 8px'><b>Labelling:</b> the digit of a class gives it to the selected
      rows, c lets you type its name, n skips a row, u says that you cannot tell, Delete takes a
      label back, Ctrl+Z undoes and Ctrl+Y redoes.
      <p style='margin-top: 8px'><b>Time:</b> the slider below shows any step of the diffusion; Play
      runs through all of them.
      <p style='margin-top: 8px'><b>Map:</b> the layout "the graph (map)" puts rows with common
      neighbours close together. Distances between far groups, and directions, mean nothing.
      </body></html>\
      """;

  HelpButton() {
    super("?");
    setName("help");
    setMnemonic(KeyEvent.VK_SLASH);
    setMargin(new Insets(2, 6, 2, 6));
    setToolTipText("Explains colours, rings and edges");
    getAccessibleContext().setAccessibleName("Help");
    addActionListener(
        e ->
            JOptionPane.showMessageDialog(
                this, new JLabel(TEXT), "What the picture shows", JOptionPane.PLAIN_MESSAGE));
  }
}

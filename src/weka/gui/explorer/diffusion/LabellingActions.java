package weka.gui.explorer.diffusion;

/** What keys and buttons do while rows are labelled. They act on the selected rows. */
interface LabellingActions {
  /** Gives the class of a digit; 0 without a class of its own takes the answers back. */
  void digit(int digit);

  /** Takes the answers for the selected rows back. */
  void takeBack();

  void undo();

  void redo();

  /** Asks another question now, and this one later. */
  void skip();

  /** Says that the class cannot be told; the row is not asked again. */
  void cannotTell();

  /** Lets the user type the name of a class. */
  void typeClass();
}

package installed;

import weka.core.WekaPackageManager;

/**
 * Loads the installed packages as Weka does at start, on a Java that claims to be version 11. Weka
 * reads only this property before it loads a package.
 */
public final class OldJavaProbe {
  private OldJavaProbe() {}

  public static void main(String[] arguments) {
    System.setProperty("java.specification.version", "11");
    WekaPackageManager.loadPackages(false);
  }
}

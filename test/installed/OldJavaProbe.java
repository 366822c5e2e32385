package installed;

import weka.core.WekaPackageManager;

/**
 * Loads the installed packages as Weka does when it is started, on a Java that says it is number
 * 11: Weka asks for that name, and nothing else of ours or Weka's is looked at before.
 */
public final class OldJavaProbe {
  private OldJavaProbe() {}

  public static void main(String[] arguments) {
    System.setProperty("java.specification.version", "11");
    WekaPackageManager.loadPackages(false);
  }
}

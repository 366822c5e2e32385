package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;

import java.nio.file.Path;
import org.junit.Test;
import weka.classifiers.diffusion.fuzz.Fuzz;

/**
 * The installed package answers strange tables as the classes on the class path do, to the last
 * bit.
 */
public class InstalledFuzzTest {
  private static final String CASES = "400";

  @Test
  public void theInstalledPackageGivesTheSameAnswers() throws Exception {
    InstalledWeka.install();
    Path folder = InstalledWeka.folder("fuzz");
    String classes = "";
    for (String name : new String[] {"Fuzz", "FuzzData", "FuzzOptions", "FilterCase"}) {
      classes =
          InstalledWeka.classes(folder, Class.forName(Fuzz.class.getPackageName() + "." + name));
    }
    String installed = InstalledWeka.java(folder, classes, Fuzz.class.getName(), "0", CASES);
    String path = System.getProperty("java.class.path");
    String flat =
        InstalledWeka.run(
            folder,
            new ProcessBuilder(
                InstalledWeka.javaHome().resolve("java").toString(),
                "-Duser.home=" + folder,
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "-Djava.awt.headless=true",
                "-Dweka.packageManager.offline=true",
                "-cp",
                path,
                Fuzz.class.getName(),
                "0",
                CASES));
    assertEquals(lastLine(flat), lastLine(installed));
  }

  private static String lastLine(String text) {
    return text.strip().lines().reduce((first, second) -> second).orElse("");
  }
}

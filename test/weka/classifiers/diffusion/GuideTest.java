package weka.classifiers.diffusion;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Classifier;
import weka.classifiers.Evaluation;
import weka.core.Utils;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The examples of doc/guide.md give the output that is printed there. */
public class GuideTest {
  private static final String COMMAND = "java -cp weka.jar weka.Run .";
  private static final Pattern FILE = Pattern.compile("`(\\w+\\.(csv|arff))`");

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void examplesPrintWhatTheGuideSays() throws Exception {
    int examples = 0;
    String lastFile = "";
    String command = "";
    for (String paragraph : Files.readString(Path.of("doc", "guide.md")).split("\\R\\s*\\R")) {
      boolean isCode = paragraph.lines().allMatch(line -> line.startsWith("    "));
      List<String> code = paragraph.lines().map(String::trim).toList();
      if (!isCode) {
        Matcher names = FILE.matcher(paragraph);
        while (names.find()) {
          lastFile = names.group(1);
        }
      } else if (code.get(0).startsWith("@relation") || code.get(0).matches("[\\w.]+(,[\\w.]+)+")) {
        Files.write(folder.getRoot().toPath().resolve(lastFile), code);
      } else if (code.get(0).startsWith(COMMAND)) {
        command = code.get(0).substring(COMMAND.length());
      } else if (code.get(0).startsWith("inst#")) {
        assertEquals(command, String.join("\n", code), predictions(command));
        examples++;
      }
    }
    assertTrue("the guide has examples: " + examples, examples >= 5);
  }

  private String predictions(String command) throws Exception {
    List<String> words = new ArrayList<>(List.of(Utils.splitOptions(command)));
    Classifier classifier = AbstractClassifier.forName("weka.classifiers.diffusion." + words.remove(0), null);
    words.replaceAll(word -> word.matches("\\w+\\.(csv|arff)") ? folder.getRoot() + "/" + word : word);
    String output = Evaluation.evaluateModel(classifier, words.toArray(new String[0]));
    return output.lines().map(String::trim).filter(line -> line.matches("inst#.*|\\d+ .*")).collect(Collectors.joining("\n"));
  }
}

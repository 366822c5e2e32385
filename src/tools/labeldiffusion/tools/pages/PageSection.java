package labeldiffusion.tools.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The part of a Markdown page that a tool writes. Two comments mark it; the text outside of them is
 * written by people and is not changed.
 *
 * @param command the command that writes the part
 */
public record PageSection(String command) {

  /** The line before the part. */
  public String begin() {
    return "<!-- from here to the end mark written by " + command + " -->";
  }

  /** The line after the part. */
  public String end() {
    return "<!-- end of what " + command + " writes -->";
  }

  /** Replaces what the tool wrote before; throws if the page does not have both marks. */
  public void replace(Path page, String text) throws IOException {
    String old = Files.readString(page);
    int begin = old.indexOf(begin());
    int end = old.indexOf(end());
    if (begin < 0 || end < begin) {
      throw new IllegalArgumentException(
          page + " must contain the lines '" + begin() + "' and '" + end() + "'");
    }
    String before = old.substring(0, begin + begin().length());
    Files.writeString(page, before + "\n\n" + text.strip() + "\n\n" + old.substring(end));
  }
}

package labeldiffusion.tools.pages;

import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import javax.imageio.ImageIO;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.diffusion.experiment.TwoMoons;

/** The page with its picture (ReliabilityPicture). */
public class ReliabilityPageTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void tableAndPicturesAreWritten() throws Exception {
    Path data = folder.getRoot().toPath();
    try (OutputStream file = Files.newOutputStream(data.resolve("moons.arff.gz"));
        Writer text = new OutputStreamWriter(new GZIPOutputStream(file), StandardCharsets.UTF_8)) {
      text.write(TwoMoons.generate(80, 0.1, 1).toString());
    }
    Path page = data.resolve("page.md");
    Files.writeString(
        page,
        "before\n"
            + ReliabilityPage.SECTION.begin()
            + "\nold\n"
            + ReliabilityPage.SECTION.end()
            + "\nafter\n");
    ReliabilityPage.main(new String[] {data.toString(), page.toString(), "moons", "1"});
    String written = Files.readString(page);
    assertTrue(written, written.startsWith("before\n") && written.endsWith("after\n"));
    assertTrue(written, written.contains("| moons | ") && written.contains("| mean | "));
    assertTrue(written, !written.contains("old"));
    assertNotNull(ImageIO.read(data.resolve("img/reliability-labels.png").toFile()));
    assertNotNull(ImageIO.read(data.resolve("img/reliability-none.png").toFile()));
  }
}

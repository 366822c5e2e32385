package labeldiffusion.diffusion.stepped;

import java.util.Collection;
import labeldiffusion.Golden;
import labeldiffusion.SilentTestCase;
import labeldiffusion.graph.SimilarityGraph;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** A test that runs on every case of the golden files. */
@RunWith(Parameterized.class)
public abstract class GoldenCase extends SilentTestCase {
  protected final Golden golden;
  protected final SimilarityGraph graph;

  protected GoldenCase(Golden golden) {
    this.golden = golden;
    graph = golden.graph(workers);
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> cases() {
    return Golden.all();
  }
}

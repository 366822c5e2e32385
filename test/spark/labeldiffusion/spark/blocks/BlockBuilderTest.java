package labeldiffusion.spark.blocks;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;

/** Blocks have the rows of the engine's graph ({@link ListRows}, {@link LocalRowsBuilder}). */
public class BlockBuilderTest {
  private final TestBlocks data = new TestBlocks(120, 4, 2, 6);

  @Test
  public void ownRowsAreThoseOfTheEngineEntryByEntry() {
    for (Ghosts kind : Ghosts.values()) {
      int rows = 0;
      for (Block block : data.blocks(3, kind).collect()) {
        block.part().graph().checkStructure();
        LocalRows local = block.rows();
        for (int v = 0; v < block.own(); v++, rows++) {
          int i = local.number()[v];
          int from = data.graph.rowStart()[i];
          int to = data.graph.rowStart()[i + 1];
          int[] columns =
              Arrays.copyOfRange(local.column(), local.start()[v], local.start()[v + 1]);
          assertArrayEquals(
              Arrays.copyOfRange(data.graph.column(), from, to),
              Arrays.stream(columns).map(w -> local.number()[w]).toArray());
          assertArrayEquals(
              Arrays.copyOfRange(data.graph.weight(), from, to),
              Arrays.copyOfRange(local.weight(), local.start()[v], local.start()[v + 1]),
              1e-14);
          assertEquals(data.graph.neighbourEnd()[i] - from, local.nearEnd()[v] - local.start()[v]);
          assertEquals(data.graph.degree()[i], local.degree()[v], 1e-13);
        }
      }
      assertEquals(data.n, rows);
    }
  }

  @Test
  public void ghostsAreTheNodesThatOwnRowsName() {
    for (Block block : data.blocks(4, Ghosts.JOINED).collect()) {
      LocalRows rows = block.rows();
      Set<Integer> named = new HashSet<>();
      for (int p = 0; p < rows.start()[rows.own()]; p++) {
        if (rows.column()[p] >= rows.own()) {
          named.add(rows.column()[p]);
        }
      }
      assertEquals(block.ghostCount(), named.size());
    }
  }

  @Test
  public void anExchangeFillsTheGhostsWithTheNumbersOfTheirOwners() {
    var blocks = data.blocks(5, Ghosts.TWO_HOPS).cache();
    var numbers =
        blocks.map(b -> Arrays.stream(b.rows().number()).limit(b.own()).asDoubleStream().toArray());
    var both = Parts.pair(blocks, numbers);
    var all =
        Parts.zip(
            both,
            Parts.exchange(both, b -> b._1().outgoing().pack(b._2(), 1)),
            (b, packets) -> b._1().unpack(b._2(), packets, 1));
    Parts.pair(blocks, all)
        .collect()
        .forEach(
            part ->
                assertArrayEquals(
                    Arrays.stream(part._1().rows().number()).asDoubleStream().toArray(),
                    part._2(),
                    0));
  }

  @Test
  public void emptyBlocksAreAllowed() {
    TestBlocks few = new TestBlocks(12, 3, 2, 2);
    assertTrue(few.blocks(16, Ghosts.WITH_EDGES).collect().stream().anyMatch(b -> b.own() == 0));
  }
}

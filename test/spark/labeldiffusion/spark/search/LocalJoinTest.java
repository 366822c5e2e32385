package labeldiffusion.spark.search;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.List;
import labeldiffusion.spark.blocks.SentEntries;
import org.junit.Test;

/**
 * {@link JoinSets} and {@link LocalJoin} on points of a line: node i is at i, nodes 3.. elsewhere.
 */
public class LocalJoinTest {
  private static final short[] OWNER = {0, 0, 0, 1};

  private final ListBlock block = new ListBlock(0, points(0, 1, 2), new NearestRows(3, 2));

  private static Sketches points(int... node) {
    float[] p = new float[4 * node.length];
    for (int r = 0; r < node.length; r++) {
      p[4 * r] = node[r];
    }
    return new Sketches(node, 4, p);
  }

  private JoinSets sets() {
    block.lists().offer(1, 0, 1); // node 1 has 0 and 3 in its list, 0 has 1
    block.lists().offer(1, 3, 4);
    block.lists().offer(0, 1, 1);
    return JoinSets.of(block, JoinSets.reversed(block, OWNER, 2, true));
  }

  @Test
  public void setsHoldTheListAndThoseWhoseListsARowIsIn() {
    block.lists().offer(2, 1, 1);
    JoinSets sets = sets();
    assertArrayEquals(new int[] {0, 1, 4, 5}, sets.start());
    assertArrayEquals(new int[] {1, 0, 3, 2, 1}, sets.member());
  }

  @Test
  public void setsWithoutNewMembersAreEmpty() {
    block.lists().offer(2, 1, 1);
    ListBlock settled = new ListBlock(0, block.rows(), block.lists().settled());
    JoinSets sets = JoinSets.of(settled, JoinSets.reversed(settled, OWNER, 2, true));
    assertArrayEquals(new int[4], sets.start());
  }

  @Test
  public void entriesOfOtherBlocksAreSentToThem() {
    sets();
    List<SentEntries> sent = JoinSets.reversed(block, OWNER, 2, false);
    assertEquals(1, sent.size());
    assertEquals(1, sent.get(0).to());
    assertArrayEquals(new int[] {3}, sent.get(0).row());
    assertArrayEquals(new int[] {1}, sent.get(0).column());
    assertEquals(-4, sent.get(0).value()[0], 0); // negative: new
  }

  @Test
  public void membersOfASetFindEachOther() {
    SentGhosts ghost = new SentGhosts(1, 0, points(3), new float[] {100});
    LocalJoin.Joined joined = new LocalJoin(sets(), List.of(ghost)).ofNew(OWNER);
    assertArrayEquals(new int[] {1, 3, 0, 3, -1, -1}, joined.block().lists().index);
    SentOffers offer = joined.offers().get(0);
    assertEquals(1, offer.to());
    assertArrayEquals(new int[] {3}, offer.node());
    assertArrayEquals(new int[] {0}, offer.index());
    assertArrayEquals(new float[] {9}, offer.squared(), 0);
  }

  @Test
  public void nothingIsOfferedBeyondTheReachOfAGhost() {
    SentGhosts ghost = new SentGhosts(1, 0, points(3), new float[] {8});
    assertEquals(List.of(), new LocalJoin(sets(), List.of(ghost)).ofNew(OWNER).offers());
  }
}

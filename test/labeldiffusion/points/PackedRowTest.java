package labeldiffusion.points;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import labeldiffusion.SilentTestCase;
import org.junit.Test;

/** Every row comes back as it was, in a form that suits it. */
public class PackedRowTest extends SilentTestCase {

  private static void assertPacked(Class<? extends PackedRow> form, double... row) {
    PackedRow packed = PackedRow.of(row);
    assertEquals(form, packed.getClass());
    assertArrayEquals(row, packed.unpacked(), 0);
  }

  @Test
  public void smallIntegersAreBytes() {
    assertPacked(PackedRow.Bytes.class, 0, 1, 127, 128, 255);
  }

  @Test
  public void largerAndNegativeIntegersAreShorts() {
    assertPacked(PackedRow.Shorts.class, 1, 256);
    assertPacked(PackedRow.Shorts.class, -1, 255);
    assertPacked(PackedRow.Shorts.class, -32768, 32767);
  }

  @Test
  public void shortFractionsAndMissingValuesAreFloats() {
    assertPacked(PackedRow.Floats.class, 0.5, 1e10, (float) 0.1);
    assertPacked(PackedRow.Floats.class, 1, Double.NaN);
    assertPacked(PackedRow.Floats.class, 32768, -32769);
  }

  @Test
  public void allOtherNumbersAreDoubles() {
    assertPacked(PackedRow.Doubles.class, 0.1, 1);
    assertPacked(PackedRow.Doubles.class, 1e300, 1);
    assertPacked(PackedRow.Doubles.class, Double.MIN_VALUE, 1);
    assertPacked(PackedRow.Doubles.class, (1 << 24) + 1, 0.5);
  }

  @Test
  public void zerosAreNotStoredIfTheyAreMany() {
    double[] row = new double[100];
    row[3] = 0.1;
    row[99] = -7;
    assertPacked(PackedRow.Few.class, row);
    assertTrue(PackedRow.of(row).bytes() < 150);
    assertPacked(PackedRow.Bytes.class, new double[3]);
    assertPacked(PackedRow.Bytes.class);
  }

  @Test
  public void rowsWiderThanACharacterReachesAreStoredInFull() {
    double[] row = new double[70_000];
    row[69_999] = 0.1;
    assertPacked(PackedRow.Doubles.class, row);
  }

  @Test
  public void anyRowComesBack() {
    for (int t = 0; t < 300; t++) {
      double[] row = new double[random.nextInt(40)];
      for (int a = 0; a < row.length; a++) {
        row[a] =
            switch (random.nextInt(t % 6 + 1)) {
              case 0 -> 0;
              case 1 -> random.nextInt(256);
              case 2 -> random.nextInt(1 << 16) - (1 << 15);
              case 3 -> random.nextFloat();
              case 4 -> Double.NaN;
              default -> random.nextGaussian();
            };
      }
      assertArrayEquals(row, PackedRow.of(row).unpacked(), 0);
    }
  }
}

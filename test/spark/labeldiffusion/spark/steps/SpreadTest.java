package labeldiffusion.spark.steps;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import labeldiffusion.spark.TestSpark;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.util.LongAccumulator;
import org.junit.Test;

public class SpreadTest {
  @Test
  public void dataIsMadeAgainWhenAMachineHasJoinedAndOnlyThen() {
    LongAccumulator made = TestSpark.context().sc().longAccumulator();
    JavaRDD<Integer> data =
        SteppedRun.keep(
            TestSpark.context()
                .parallelize(List.of(1, 2), 2)
                .map(
                    value -> {
                      made.add(1);
                      return value;
                    }));
    JavaRDD<Integer> squares = SteppedRun.keep(data.map(value -> value * value));
    squares.count();
    AtomicReference<Set<String>> machines = new AtomicReference<>(Set.of("a", "b"));
    Spread spread = new Spread(List.of(data, squares), machines::get);
    spread.renew();
    machines.set(Set.of("a"));
    spread.renew();
    squares.count();
    assertEquals("nobody has joined", 2, (long) made.value());
    machines.set(Set.of("a", "c"));
    spread.renew();
    assertEquals("c has joined", 4, (long) made.value());
    spread.renew();
    squares.count();
    assertEquals("c is known", 4, (long) made.value());
    assertEquals(List.of(1, 4), squares.collect());
    squares.unpersist(false);
    data.unpersist(false);
  }
}

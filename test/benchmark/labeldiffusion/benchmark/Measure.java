package labeldiffusion.benchmark;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/**
 * Wall and CPU seconds of the whole process since construction, including compiler and garbage
 * collector. Prints the lines "name value" that {@link Fork} reads.
 */
public final class Measure {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final long wall = System.nanoTime();
  private final long cpu = SYSTEM.getProcessCpuTime();

  public double seconds() {
    return (System.nanoTime() - wall) / 1e9;
  }

  public double cpu() {
    return (SYSTEM.getProcessCpuTime() - cpu) / 1e9;
  }

  /** Prints wall and CPU seconds. */
  public void print() {
    double now = cpu();
    print("seconds", seconds());
    print("cpu", now);
  }

  public static void print(String name, Object value) {
    System.out.println(name + " " + value);
  }

  /** Records the largest heap in use after any garbage collection from now on. */
  static AtomicLong peakAfterCollections() {
    AtomicLong peak = new AtomicLong();
    for (GarbageCollectorMXBean collector :
        ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class)) {
      ((NotificationEmitter) collector)
          .addNotificationListener(
              (notification, handback) -> {
                if (notification
                    .getType()
                    .equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
                  var info =
                      GarbageCollectionNotificationInfo.from(
                          (CompositeData) notification.getUserData());
                  peak.accumulateAndGet(used(info.getGcInfo()), Math::max);
                }
              },
              null,
              null);
    }
    return peak;
  }

  private static boolean isHeap(String pool) {
    return pool.contains("Eden")
        || pool.contains("Survivor")
        || pool.contains("Old Gen")
        || pool.contains("Tenured");
  }

  /**
   * Bytes of heap in use at the end of a full garbage collection: other threads may have allocated
   * more by the time this method returns.
   */
  static long liveHeap() {
    System.gc();
    return ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class).stream()
        .map(GarbageCollectorMXBean::getLastGcInfo)
        .filter(Objects::nonNull)
        .max(Comparator.comparingLong(GcInfo::getEndTime))
        .map(Measure::used)
        .orElseThrow();
  }

  /** Bytes of heap in use at the end of a collection. */
  private static long used(GcInfo collection) {
    return collection.getMemoryUsageAfterGc().entrySet().stream()
        .filter(pool -> isHeap(pool.getKey()))
        .mapToLong(pool -> pool.getValue().getUsed())
        .sum();
  }

  /** Prints the heap in use after a collection, and its peak so far, in bytes. */
  static void printHeap(AtomicLong peak) {
    long now = liveHeap();
    print("live", now);
    print("peak", Math.max(now, peak.get()));
    print("resident", resident());
  }

  /** Peak memory of the process in bytes; 0 if the system does not report it. */
  private static long resident() {
    try {
      return Files.readAllLines(Path.of("/proc/self/status")).stream()
          .filter(line -> line.startsWith("VmHWM"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst()
          .orElse(0);
    } catch (Exception e) {
      return 0;
    }
  }
}

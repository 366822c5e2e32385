package labeldiffusion.benchmark;

import java.util.List;
import labeldiffusion.diffusion.stepped.StepsJob;

/**
 * Compares single steps with each other and with SciPy; times the paper's 100 local-match steps.
 */
final class StepTasks {
  private static final int HEAP = 8_000;

  private final Settings settings;
  private final Fork fork;

  StepTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    boolean quick = settings.quick();
    return List.of(
        new BenchmarkTask(
            "steps on the digits",
            quick ? 4 : 20,
            "at most 5.50, 3.50",
            "at most 3.50, 2.50",
            this::kinds),
        new BenchmarkTask(
            "steps on the graph of a million",
            quick ? 3 : 90,
            "3.00, 1.70",
            "4.50, 1.90",
            this::numbering),
        new BenchmarkTask(
            "local-match steps on USPS",
            quick ? 5 : 12,
            "at most 0.10, 0.20",
            "at most 0.05, 0.10",
            this::usps));
  }

  private Fork.Facts steps(String what, String lists, int rounds) throws Exception {
    return fork.java(
        StepsJob.class, HEAP, what, settings.file(lists), Settings.K, Settings.CLASSES, rounds);
  }

  private void kinds(BenchmarkPage page) throws Exception {
    Fork.Facts ms = steps("kinds", "digits.lists", settings.quick() ? 20 : 40);
    double isotropic = ms.number("isotropic");
    double smooth = ms.number("smooth");
    double match = ms.number("match");
    page.add(
        ResultRow.atMost(
            "smooth step / isotropic step, q included, digits " + settings.digits(),
            5.5,
            3.5,
            smooth / isotropic,
            ResultRow.quotient(smooth, isotropic, "ms")
                + "; q alone "
                + ResultRow.number(ms.number("q"))
                + " ms"));
    page.add(
        ResultRow.atMost(
            "local-match step / smooth step",
            3.5,
            2.5,
            match / smooth,
            ResultRow.quotient(match, smooth, "ms")));
    addBounds(page, "digits " + settings.digits(), ms, isotropic, smooth, match);
    String job = "isotropic step on one thread against SciPy's sparse product";
    double own = ms.number("isotropic1");
    if (fork.hasPython()) {
      Fork.Facts peer =
          fork.python("product", settings.work(), settings.digits(), Settings.K, Settings.CLASSES);
      double scipy = 1e3 * peer.number("step");
      page.add(
          ResultRow.plain(
              job, ResultRow.number(scipy / own), ResultRow.quotient(scipy, own, "ms")));
    } else {
      page.add(ResultRow.noPeer(job, ResultRow.number(own) + " ms"));
    }
  }

  /** How far the steps are from moving each of their bytes once. */
  private static void addBounds(
      BenchmarkPage page, String rows, Fork.Facts ms, double isotropic, double... others)
      throws Exception {
    double bound = ms.number("isotropicBound");
    String detail =
        ResultRow.quotient(isotropic, bound, "ms")
            + "; triad "
            + ResultRow.number(ms.number("bandwidth") / 1e9)
            + " GB/s";
    double anisotropic = ms.number("anisotropicBound");
    for (int s = 0; s < others.length; s++) {
      detail +=
          (s == 0 ? "; smooth " : ", local match ")
              + ResultRow.number(others[s] / anisotropic)
              + " times its bound";
    }
    page.add(
        ResultRow.atMost(
                "isotropic step over the bound by memory bandwidth, " + rows,
                2,
                1.5,
                isotropic / bound,
                detail)
            .ifMissed("the scores of neighbours are read several times, and not from a cache"));
  }

  private void numbering(BenchmarkPage page) throws Exception {
    Fork.Facts ms = steps("numbering", "million.lists", settings.quick() ? 10 : 6);
    double ordered = ms.number("isotropic");
    double numbered = ms.number("numbered");
    double alone = ms.number("isotropic1");
    int n = settings.million();
    addBounds(page, "n = " + n, ms, ordered, ms.number("smooth"), ms.number("match"));
    page.add(
        ResultRow.atLeast(
                "breadth-first against as numbered, step at n = " + n,
                3,
                4.5,
                numbered / ordered,
                ResultRow.quotient(numbered, ordered, "ms"))
            .ifMissed(
                "rows with eight degrees of freedom have neighbours in too many directions for any"
                    + " order; depth-first and spatial orders were no better. On points in three"
                    + " dimensions the gain is 2.2 to 3"));
    page.add(
        ResultRow.atLeast(
            "two threads against one, step at n = " + n,
            1.7,
            1.9,
            alone / ordered,
            ResultRow.quotient(alone, ordered, "ms")));
  }

  private void usps(BenchmarkPage page) throws Exception {
    Fork.Facts seconds = fork.java(UspsJob.class, 2_000, settings.work(), settings.data());
    for (int k : new int[] {5, 10}) {
      double bar = k == 5 ? 0.10 : 0.20;
      String job =
          "100 local-match steps, " + seconds.text("data") + ", K = " + k + ", graph given, s";
      page.add(
          ResultRow.atMost(
                  job,
                  bar,
                  bar / 2,
                  seconds.number("one" + k),
                  "one thread; all threads " + ResultRow.number(seconds.number("all" + k)) + " s")
              .ifMissed(
                  "a time and not a ratio, so a matter of the machine: another one took 0.058 s"
                      + " with K = 5 and 0.16 s with K = 10"));
    }
  }
}

package labeldiffusion.benchmark;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts as sparse rows, compared with dense rows where these fit into memory, and a set with the
 * shape of "real-sim".
 */
final class TextTasks {
  private static final int HEAP = 6_000;
  private static final String[] SETS = {"pcmac", "text", "basehock"};

  private final Settings settings;
  private final Fork fork;

  TextTasks(Settings settings, Fork fork) {
    this.settings = settings;
    this.fork = fork;
  }

  List<BenchmarkTask> tasks() {
    List<BenchmarkTask> tasks = new ArrayList<>();
    for (String set : SETS) {
      if (Files.exists(settings.data().resolve(set + ".arff.gz"))) {
        tasks.add(new BenchmarkTask("texts: " + set, 20, page -> againstDense(page, set)));
      }
    }
    tasks.add(new BenchmarkTask("texts: generated", settings.quick() ? 5 : 60, this::generated));
    return tasks;
  }

  private Fork.Facts run(String set, String form) throws Exception {
    return fork.java(TextJob.class, HEAP, settings.data(), set, settings.texts(), form);
  }

  private void againstDense(BenchmarkPage page, String set) throws Exception {
    Fork.Facts sparse = run(set, "sparse");
    Fork.Facts dense = run(set, "dense");
    page.add(
        ResultRow.plain(
            "whole job, " + set + " " + sparse.text("shape") + ", sparse against dense rows, cpu s",
            ResultRow.number(dense.number("cpu") / sparse.number("cpu")),
            ResultRow.quotient(dense.number("cpu"), sparse.number("cpu"), "cpu s")
                + "; graph "
                + ResultRow.quotient(dense.number("graph"), sparse.number("graph"), "s")
                + "; peak heap "
                + ResultRow.quotient(megabytes(dense), megabytes(sparse), "MB")));
  }

  private void generated(BenchmarkPage page) throws Exception {
    Fork.Facts facts = run("generated", "sparse");
    page.add(
        ResultRow.plain(
            "whole job, generated texts " + facts.text("shape") + ", exact, cpu s",
            ResultRow.number(facts.number("cpu")),
            ResultRow.number(facts.number("seconds"))
                + " s; graph "
                + ResultRow.number(facts.number("graph"))
                + " s; "
                + ResultRow.number(facts.number("entries"))
                + " entries in a row; peak heap "
                + ResultRow.number(megabytes(facts))
                + " MB, of which Weka's table "
                + ResultRow.number(facts.number("table") / 1e6)
                + " MB"));
  }

  private static double megabytes(Fork.Facts facts) throws Exception {
    return facts.number("peak") / 1e6;
  }
}

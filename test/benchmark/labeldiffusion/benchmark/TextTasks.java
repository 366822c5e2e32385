package labeldiffusion.benchmark;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts as sparse rows: against the same rows in full where these fit into memory, and a set of the
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

  List<Task> tasks() {
    List<Task> tasks = new ArrayList<>();
    for (String set : SETS) {
      if (Files.exists(settings.data().resolve(set + ".arff.gz"))) {
        tasks.add(new Task("texts: " + set, 20, page -> againstDense(page, set)));
      }
    }
    tasks.add(new Task("texts: generated", settings.quick() ? 5 : 60, this::generated));
    return tasks;
  }

  private Fork.Facts run(String set, String form) throws Exception {
    return fork.java(TextJob.class, HEAP, settings.data(), set, settings.texts(), form);
  }

  private void againstDense(Page page, String set) throws Exception {
    Fork.Facts sparse = run(set, "sparse");
    Fork.Facts dense = run(set, "dense");
    page.add(
        Row.plain(
            "whole job, "
                + set
                + " "
                + sparse.text("shape")
                + ", sparse rows against rows in full, cpu s",
            Row.number(dense.number("cpu") / sparse.number("cpu")),
            Row.quotient(dense.number("cpu"), sparse.number("cpu"), "cpu s")
                + "; making the graph "
                + Row.quotient(dense.number("graph"), sparse.number("graph"), "s")
                + "; peak heap "
                + Row.quotient(megabytes(dense), megabytes(sparse), "MB")));
  }

  private void generated(Page page) throws Exception {
    Fork.Facts facts = run("generated", "sparse");
    page.add(
        Row.plain(
            "whole job, generated texts " + facts.text("shape") + ", exact, cpu s",
            Row.number(facts.number("cpu")),
            Row.number(facts.number("seconds"))
                + " s; making the graph "
                + Row.number(facts.number("graph"))
                + " s; "
                + Row.number(facts.number("entries"))
                + " entries in a row; peak heap "
                + Row.number(megabytes(facts))
                + " MB, of which Weka's table "
                + Row.number(facts.number("table") / 1e6)
                + " MB"));
  }

  private static double megabytes(Fork.Facts facts) throws Exception {
    return facts.number("peak") / 1e6;
  }
}

package labeldiffusion.tools.league;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import labeldiffusion.graph.GraphSpec;
import labeldiffusion.tools.log.LineLog;

/** The results so far, kept in a file so that an interrupted league can continue. */
final class LeagueLog {
  private final LineLog log;
  private final Map<Run, Result> results = new LinkedHashMap<>();

  /** One method on one draw of a task. */
  record Run(String task, String cell, int draw, LeagueMethod method) {
    Run(LeagueTask task, LeagueDraw draw, LeagueMethod method) {
      this(task.name(), draw.cell(), draw.number(), method);
    }

    @Override
    public String toString() {
      return method + " on " + task + " " + cell + ", draw " + draw;
    }
  }

  /** How a run ended. */
  record Result(LeagueDraw.Judged judged, double seconds) {}

  /**
   * Opens or creates the log.
   *
   * @param spec of the peers' graph; a log of runs on other graphs is rejected
   */
  LeagueLog(Path file, GraphSpec spec) throws IOException {
    String header = "task,cell,draw,method,error,mean error per class,seconds";
    log = new LineLog(file, header + " (K " + spec.k() + ", width " + spec.rule() + ")");
    for (String line : log.lines()) {
      String[] word = line.split(",");
      results.put(
          new Run(word[0], word[1], Integer.parseInt(word[2]), LeagueMethod.parse(word[3])),
          new Result(
              new LeagueDraw.Judged(Double.parseDouble(word[4]), Double.parseDouble(word[5])),
              Double.parseDouble(word[6])));
    }
  }

  synchronized boolean has(Run run) {
    return results.containsKey(run);
  }

  /**
   * Adds a result and returns when it is on the disk. Ours and the peers' come from two threads.
   */
  synchronized void add(Run run, Result result) throws IOException {
    log.append(
        List.of(
            String.format(
                Locale.ROOT,
                "%s,%s,%d,%s,%.4f,%.4f,%.3f",
                run.task,
                run.cell,
                run.draw,
                run.method,
                result.judged.error(),
                result.judged.classError(),
                result.seconds)));
    results.put(run, result);
  }

  synchronized Map<Run, Result> results() {
    return new LinkedHashMap<>(results);
  }
}

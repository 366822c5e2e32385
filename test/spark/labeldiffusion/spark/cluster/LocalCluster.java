package labeldiffusion.spark.cluster;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A standalone master with workers on the loopback address, from the jars that Maven brings. */
public final class LocalCluster implements AutoCloseable {
  private static final String HOST = "127.0.0.1";

  private final Path folder;
  private final Path jars;
  private final String memory;
  private final int port;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();
  private double killedSeconds;

  /**
   * @param folder for logs and work files
   * @param jars Spark's jars
   * @param memory of an executor, such as 1g
   */
  public LocalCluster(Path folder, Path jars, String memory) throws Exception {
    this.folder = folder;
    this.jars = jars;
    this.memory = memory;
    linkJars();
    Runtime.getRuntime().addShutdownHook(new Thread(this::close)); // if it is interrupted
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      port = free.getLocalPort();
    }
    start(
        "master",
        "org.apache.spark.deploy.master.Master",
        "--host",
        HOST,
        "--port",
        "" + port,
        "--webui-port",
        "0");
    awaitPort();
  }

  /**
   * Spark looks for its jars in SPARK_HOME/jars. Every jar has a link of its own: who deletes a
   * folder with a link to a folder may delete what is in that folder.
   */
  private void linkJars() throws IOException {
    Path home = Files.createDirectories(folder.resolve("home/jars"));
    try (Stream<Path> all = Files.list(jars)) {
      for (Path jar : all.toList()) {
        Path link = home.resolve(jar.getFileName());
        if (!Files.exists(link)) {
          Files.createSymbolicLink(link, jar.toAbsolutePath());
        }
      }
    }
  }

  public String url() {
    return "spark://" + HOST + ":" + port;
  }

  /** Starts a worker with one core. */
  public void startWorker() throws IOException {
    String name = "worker" + processes.size();
    workers.add(
        start(
            name,
            "org.apache.spark.deploy.worker.Worker",
            "--host",
            HOST,
            "--cores",
            "1",
            "--memory",
            memory,
            "--webui-port",
            "0",
            "--work-dir",
            folder.resolve(name).toString(),
            url()));
  }

  /** Kills the oldest worker and its executor, as a failing machine would. */
  public void killWorker() {
    Process worker = workers.remove(0);
    killedSeconds += cpuSeconds(worker);
    worker.descendants().forEach(ProcessHandle::destroyForcibly);
    worker.destroyForcibly();
  }

  /** CPU seconds of all processes, killed workers included. */
  public double cpuSeconds() {
    return killedSeconds + processes.stream().mapToDouble(LocalCluster::cpuSeconds).sum();
  }

  private static double cpuSeconds(Process process) {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .mapToDouble(p -> p.info().totalCpuDuration().map(Duration::toMillis).orElse(0L) / 1e3)
        .sum();
  }

  /** Runs a driver and passes on the lines that it prints. */
  public int run(String jar, String classPath, Consumer<String> lines, String... words)
      throws Exception {
    List<String> command = java();
    command.add("-Xmx2g");
    for (String setting :
        new String[] {
          "spark.driver.host=" + HOST,
          "spark.driver.bindAddress=" + HOST,
          "spark.ui.enabled=false",
          "spark.executor.memory=" + memory,
          "spark.jars=" + jar,
          "spark.shuffle.sort.bypassMergeThreshold=1", // as the command does
          "spark.default.parallelism=8",
          "spark.local.dir=" + folder.resolve("local")
        }) {
      command.add("-D" + setting);
    }
    command.add("-cp");
    command.add(classPath + File.pathSeparator + jars + "/*");
    command.add(ClusterJob.class.getName());
    command.add(url());
    command.addAll(List.of(words));
    Process driver = builder(command).redirectError(folder.resolve("driver.log").toFile()).start();
    processes.add(driver);
    try (BufferedReader out = driver.inputReader()) {
      out.lines().forEach(lines);
    }
    return driver.waitFor();
  }

  private Process start(String name, String... words) throws IOException {
    List<String> command = java();
    command.addAll(List.of("-Xmx512m", "-cp", jars + "/*"));
    command.addAll(List.of(words));
    File log = folder.resolve(name + ".log").toFile();
    Process process = builder(command).redirectErrorStream(true).redirectOutput(log).start();
    processes.add(process);
    return process;
  }

  /** The JVM of the tests with its options for Spark. */
  private static List<String> java() {
    List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
    java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(word -> word.startsWith("--add-") || word.startsWith("-XX:+Ignore"))
        .forEach(command::add);
    return command;
  }

  private ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SPARK_HOME", folder.resolve("home").toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("SPARK_LOCAL_DIRS", folder.resolve("local").toString());
    return builder;
  }

  private void awaitPort() throws Exception {
    for (int trial = 0; ; trial++) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(HOST, port), 1000);
        return;
      } catch (IOException e) {
        if (trial == 600) {
          throw new IOException(
              "Spark's master did not start: see " + folder.resolve("master.log"), e);
        }
        Thread.sleep(100);
      }
    }
  }

  /** Ends everything that was started. */
  @Override
  public void close() {
    for (Process process : processes) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    for (Process process : processes) {
      process.onExit().join();
    }
  }
}

package weka.filters.unsupervised;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import weka.classifiers.diffusion.base.InvalidInputException;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;
import weka.filters.Filter;

/**
 * Runs a filter from files to files with Weka's options -i, -o, -c, -decimal, and -b, -r, -s for a
 * second batch. Weka's own loop does not notice a full disk: it leaves a truncated file. Here a
 * file gets its name when all of it has been written, and what goes wrong is told in one sentence.
 * A second batch is filtered as a whole, so that its rows join the graph; Weka passes them on one
 * by one.
 */
final class FilterCommand {
  private static final int DECIMALS = 6;

  private final Filter filter;
  private final boolean hasSecond;
  private final String input;
  private final String output;
  private final String secondInput;
  private final String secondOutput;
  private final String classIndex;
  private final int decimals;

  /** Reads the options, those of the filter too. */
  FilterCommand(Filter filter, String[] options) throws Exception {
    this.filter = filter;
    hasSecond = Utils.getFlag('b', options);
    input = Utils.getOption('i', options);
    output = Utils.getOption('o', options);
    secondInput = hasSecond ? Utils.getOption('r', options) : "";
    secondOutput = hasSecond ? Utils.getOption('s', options) : "";
    classIndex = Utils.getOption('c', options);
    String digits = Utils.getOption("decimal", options);
    decimals = digits.isEmpty() ? DECIMALS : number("decimal", digits);
    if (hasSecond && (input.isEmpty() || secondInput.isEmpty())) {
      throw new InvalidInputException(
          "-b requires an input file for each of the two batches, -i and -r");
    }
    filter.setOptions(options);
    Utils.checkForRemainingOptions(options);
  }

  private static int number(String option, String value) {
    try {
      return Integer.parseInt(value);
    } catch (NumberFormatException e) {
      throw new InvalidInputException(
          "-" + option + ": expected a whole number, was '" + value + "'");
    }
  }

  /** Filters all batches, then writes all files. */
  void run() throws Exception {
    Instances first = read(input);
    filter.setInputFormat(first);
    Instances filtered = Filter.useFilter(first, filter);
    List<WholeFile> files = new ArrayList<>();
    try {
      write(filtered, output, files);
      if (hasSecond) {
        write(Filter.useFilter(secondOf(first), filter), secondOutput, files);
      }
      for (WholeFile file : files) {
        file.keep();
      }
    } finally {
      for (WholeFile file : files) {
        file.close();
      }
    }
  }

  private Instances secondOf(Instances first) throws Exception {
    Instances second = read(secondInput);
    String difference = first.equalHeadersMsg(second);
    if (difference != null) {
      throw new InvalidInputException(
          "the two input files must have the same attributes: "
              + difference.strip().replaceAll("\\s*\\R\\s*", " "));
    }
    return second;
  }

  private Instances read(String name) throws Exception {
    Instances table = name.isEmpty() ? DataSource.read(System.in) : readFile(name);
    setClass(table);
    return table;
  }

  private static Instances readFile(String name) throws Exception {
    if (!name.contains("://") && !Files.exists(Path.of(name))) {
      throw new InvalidInputException("file not found: " + name);
    }
    try {
      return new DataSource(name).getLoader().getDataSet();
    } catch (IOException e) {
      throw new IOException("could not read " + name + ": " + e.getMessage());
    }
  }

  private void setClass(Instances table) {
    int last = table.numAttributes();
    switch (classIndex) {
      case "" -> {}
      case "first" -> table.setClassIndex(0);
      case "last" -> table.setClassIndex(last - 1);
      default -> {
        int number = number("c", classIndex);
        if (number < 1 || number > last) {
          throw new InvalidInputException(
              "-c: expected an attribute from 1 to " + last + ", was '" + number + "'");
        }
        table.setClassIndex(number - 1);
      }
    }
  }

  private void write(Instances table, String name, List<WholeFile> files) throws IOException {
    if (name.isEmpty()) {
      PrintStream console = System.out;
      print(table, new PrintWriter(new OutputStreamWriter(console, Charset.defaultCharset())));
      if (console.checkError()) {
        throw new IOException("could not write all rows to the standard output");
      }
    } else {
      WholeFile file = new WholeFile(name);
      files.add(file);
      file.write(writer -> print(table, writer));
    }
  }

  /** As Weka prints the output of a filter. */
  private void print(Instances table, Writer to) throws IOException {
    String end = System.lineSeparator();
    to.write(new Instances(table, 0) + end);
    for (Instance row : table) {
      to.write(row.toStringMaxDecimalDigits(decimals) + end);
    }
    to.flush();
  }
}

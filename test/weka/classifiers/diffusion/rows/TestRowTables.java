package weka.classifiers.diffusion.rows;

import java.io.IOException;
import java.io.StringReader;
import weka.core.Instances;

/** Small tables written as ARFF; the class is the last attribute. */
final class TestRowTables {
  private TestRowTables() {}

  /**
   * @param attributes name and type, separated by semicolons
   * @param rows one text per row
   */
  static Instances table(String attributes, String... rows) {
    StringBuilder arff = new StringBuilder("@relation t\n");
    for (String attribute : attributes.split(";")) {
      arff.append("@attribute ").append(attribute.strip()).append('\n');
    }
    arff.append("@data\n").append(String.join("\n", rows)).append('\n');
    try {
      Instances table = new Instances(new StringReader(arff.toString()));
      table.setClassIndex(table.numAttributes() - 1);
      return table;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}

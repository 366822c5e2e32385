package weka.classifiers.diffusion;

import weka.core.OptionMetadata;
import weka.core.Utils;

import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Locale;

/**
 * Checks command-line values of annotated options before Weka reads them. Weka itself swallows a bad value: it prints a
 * stack trace or nothing, keeps the default and runs on.
 */
final class StrictOptions {
  private StrictOptions() { }

  /** Refuses the first value that its option cannot take; rewrites enum values to their exact spelling. */
  static void check(Class<?> handler, String[] options) throws Exception {
    for (PropertyDescriptor property : properties(handler)) {
      Method getter = property.getReadMethod();
      OptionMetadata option = getter == null ? null : getter.getAnnotation(OptionMetadata.class);
      if (option != null && !option.commandLineParamIsFlag()) {
        String name = option.commandLineParamName();
        String value = Utils.getOption(name, options.clone()); // complains itself if there is no value
        int position = Utils.getOptionPos(name, options);
        if (position >= 0) {
          options[position + 1] = checked(name, value, getter.getReturnType());
        }
      }
    }
  }

  private static PropertyDescriptor[] properties(Class<?> handler) throws IntrospectionException {
    return Introspector.getBeanInfo(handler, Object.class).getPropertyDescriptors();
  }

  private static String checked(String name, String value, Class<?> type) {
    if (type.isEnum()) {
      String[] constants = Arrays.stream(type.getEnumConstants()).map(Object::toString).toArray(String[]::new);
      String wanted = value.toUpperCase(Locale.ROOT);
      if (!Arrays.asList(constants).contains(wanted)) {
        throw bad(name, "one of " + String.join(", ", constants), value);
      }
      return wanted;
    }
    try {
      if (type == int.class) {
        Integer.parseInt(value);
      } else if (type == double.class) {
        Double.parseDouble(value);
      }
    } catch (NumberFormatException e) {
      throw bad(name, type == int.class ? "a whole number" : "a number", value);
    }
    return value;
  }

  private static IllegalArgumentException bad(String name, String expected, String value) {
    return new IllegalArgumentException("-" + name + ": expected " + expected + ", was '" + value + "'");
  }
}

package weka.classifiers.diffusion.base;

import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyDescriptor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Locale;
import weka.core.OptionHandler;
import weka.core.OptionMetadata;
import weka.core.Utils;
import weka.core.WekaPackageClassLoaderManager;

/**
 * Checks command-line values of annotated options before Weka reads them. Weka itself ignores a bad
 * value: it prints a stack trace or nothing, keeps the default and continues.
 */
public final class StrictOptions {
  private StrictOptions() {}

  /** Throws on the first invalid value; rewrites enum values to their exact spelling. */
  public static void check(Class<?> handler, String[] options) throws Exception {
    for (PropertyDescriptor property : properties(handler)) {
      Method getter = property.getReadMethod();
      OptionMetadata option = getter == null ? null : getter.getAnnotation(OptionMetadata.class);
      if (option != null && !option.commandLineParamIsFlag()) {
        String name = option.commandLineParamName();
        String value = Utils.getOption(name, options.clone()); // throws if there is no value
        int position = Utils.getOptionPos(name, options);
        if (position >= 0) {
          options[position + 1] = checked(name, value, getter.getReturnType());
        }
      }
    }
  }

  private static PropertyDescriptor[] properties(Class<?> handler) throws IntrospectionException {
    return Introspector.getBeanInfo(handler).getPropertyDescriptors(); // Java keeps these
  }

  private static String checked(String name, String value, Class<?> type) throws Exception {
    if (type.isEnum()) {
      String[] constants =
          Arrays.stream(type.getEnumConstants()).map(Object::toString).toArray(String[]::new);
      String wanted = value.toUpperCase(Locale.ROOT);
      if (!Arrays.asList(constants).contains(wanted)) {
        throw bad(name, "one of " + String.join(", ", constants), value);
      }
      return wanted;
    }
    if (OptionHandler.class.isAssignableFrom(type)) {
      requireHandler(name, value, type);
      return value;
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

  /** Throws unless the value is a class name followed by options that the class knows. */
  private static void requireHandler(String name, String value, Class<?> type) throws Exception {
    String[] options = Utils.splitOptions(value);
    String handler = options.length == 0 ? "" : options[0];
    Class<?> found = classNamed(handler);
    if (!type.isAssignableFrom(found) || Modifier.isAbstract(found.getModifiers())) {
      throw bad(name, "the class name of a " + type.getSimpleName() + " and its options", value);
    }
    options[0] = "";
    Utils.forName(type, handler, options); // rejects options that are left
  }

  private static Class<?> classNamed(String name) {
    try {
      return WekaPackageClassLoaderManager.forName(name);
    } catch (ClassNotFoundException e) {
      return Object.class;
    }
  }

  private static IllegalArgumentException bad(String name, String expected, String value) {
    return new IllegalArgumentException(
        "-" + name + ": expected " + expected + ", was '" + value + "'");
  }
}

package labeldiffusion.diffusion.stepped;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Counts the bytes of all arrays that an object of this package holds, directly or not. */
final class HeldMemory {
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private HeldMemory() {}

  /**
   * @param others arrays that belong to someone else and are not counted
   */
  static long of(Object holder, Collection<?> others) {
    HeldMemory memory = new HeldMemory();
    memory.seen.addAll(others);
    try {
      return memory.bytes(holder);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private long bytes(Object object) throws IllegalAccessException {
    if (object == null || !seen.add(object)) {
      return 0;
    }
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return arrayBytes(object, type.getComponentType());
    }
    if (!type.getPackageName().equals(HeldMemory.class.getPackageName())) {
      return 0; // the graph and the threads are not the rule's
    }
    long sum = 0;
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
        field.setAccessible(true);
        sum += bytes(field.get(object));
      }
    }
    return sum;
  }

  private long arrayBytes(Object array, Class<?> component) throws IllegalAccessException {
    int length = Array.getLength(array);
    if (component.isPrimitive()) {
      return (long) length * (component == double.class ? 8 : component == int.class ? 4 : 1);
    }
    long sum = 0;
    for (int x = 0; x < length; x++) {
      sum += bytes(Array.get(array, x));
    }
    return sum;
  }
}

package dev.casilla.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Reports classes of the same simple name in different packages. */
final class HaveUniqueSimpleName extends ArchCondition<JavaClass> {
  private final Map<String, JavaClass> firstOfName = new HashMap<>();

  HaveUniqueSimpleName() {
    super("have a simple name that no other class has");
  }

  @Override
  public void init(Collection<JavaClass> classes) {
    firstOfName.clear();
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    JavaClass first = firstOfName.putIfAbsent(type.getSimpleName(), type);
    if (first != null) {
      String message = type.getName() + " has the simple name of " + first.getName();
      events.add(SimpleConditionEvent.violated(type, message));
    }
  }
}

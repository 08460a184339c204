package dev.casilla.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** Limits the number of classes in each package. */
final class ShareLimitedPackage extends ArchCondition<JavaClass> {
  private final Map<String, Integer> classesOf = new TreeMap<>();

  ShareLimitedPackage() {
    super("be in a package with at most %d top-level classes", ModuleRules.MAX_CLASSES_PER_PACKAGE);
  }

  @Override
  public void init(Collection<JavaClass> classes) {
    classesOf.clear();
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    classesOf.merge(type.getPackageName(), 1, Integer::sum);
  }

  @Override
  public void finish(ConditionEvents events) {
    classesOf.forEach(
        (name, classes) -> {
          if (classes > ModuleRules.MAX_CLASSES_PER_PACKAGE) {
            events.add(SimpleConditionEvent.violated(name, name + " has " + classes + " classes"));
          }
        });
  }
}

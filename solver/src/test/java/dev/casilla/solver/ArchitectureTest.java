package dev.casilla.solver;

import com.tngtech.archunit.core.domain.JavaClasses;
import dev.casilla.architecture.ModuleRules;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
  private static final JavaClasses CLASSES = ModuleRules.productionClassesOf("solver");

  @Test
  void solver_runsOnJvmAndAndroid() {
    ModuleRules.runsOnJvmAndAndroid().check(CLASSES);
  }

  @Test
  void solver_usesNoOtherModule() {
    ModuleRules.usesOnly("solver").check(CLASSES);
  }

  @Test
  void packages_areFreeOfCycles() {
    ModuleRules.hasNoCycles("dev.casilla.solver").check(CLASSES);
  }

  @Test
  void packages_areSmall() {
    ModuleRules.hasSmallPackages().check(CLASSES);
  }

  @Test
  void classNames_areUnique() {
    ModuleRules.hasUniqueClassNames().check(CLASSES);
  }
}

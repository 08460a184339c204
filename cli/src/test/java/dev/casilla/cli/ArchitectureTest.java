package dev.casilla.cli;

import com.tngtech.archunit.core.domain.JavaClasses;
import dev.casilla.architecture.ModuleRules;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
  private static final JavaClasses CLASSES = ModuleRules.productionClassesOf("cli");

  @Test
  void cli_usesOnlySolverAndReader() {
    ModuleRules.usesOnly("cli", "solver", "reader").check(CLASSES);
  }

  @Test
  void packages_areFreeOfCycles() {
    ModuleRules.hasNoCycles("dev.casilla.cli").check(CLASSES);
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

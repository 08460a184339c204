package dev.casilla.reader;

import com.tngtech.archunit.core.domain.JavaClasses;
import dev.casilla.architecture.ModuleRules;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
  private static final JavaClasses CLASSES = ModuleRules.productionClassesOf("reader");

  @Test
  void reader_runsOnJvmAndAndroid() {
    ModuleRules.runsOnJvmAndAndroid().check(CLASSES);
  }

  @Test
  void reader_usesSolverAlone() {
    ModuleRules.usesOnly("reader", "solver").check(CLASSES);
  }

  @Test
  void packages_areFreeOfCycles() {
    ModuleRules.hasNoCycles("dev.casilla.reader").check(CLASSES);
  }
}

package dev.casilla.reader;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.casilla.architecture.ModuleRules;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
  private static final JavaClasses PRODUCTION = ModuleRules.productionClassesOf("reader");

  /** Production, rig, training and test fixtures. */
  private static final JavaClasses ALL_BUT_TESTS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.casilla.reader", "dev.casilla.training");

  @Test
  void reader_runsOnJvmAndAndroid() {
    ModuleRules.runsOnJvmAndAndroid().check(PRODUCTION);
  }

  @Test
  void reader_usesOnlySolver() {
    ModuleRules.usesOnly("reader", "solver").check(PRODUCTION);
  }

  @Test
  void packages_areFreeOfCycles() {
    ModuleRules.hasNoCycles("dev.casilla.reader").check(ALL_BUT_TESTS);
    ModuleRules.hasNoCycles("dev.casilla.training").check(ALL_BUT_TESTS);
  }

  @Test
  void packages_areSmall() {
    ModuleRules.hasSmallPackages().check(ALL_BUT_TESTS);
  }

  @Test
  void classNames_areUnique() {
    ModuleRules.hasUniqueClassNames().check(ALL_BUT_TESTS);
  }
}

package dev.casilla.architecture;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.casilla.architecture.violating.PaintsWithAwt;
import org.junit.jupiter.api.Test;

/** The rules bite: each is broken by a class made for it. */
final class ModuleRulesTest {
  private static final String VIOLATING = "dev.casilla.architecture.violating";

  @Test
  void runsOnJvmAndAndroid_classWithAwt_isBroken() {
    assertBroken(
        ModuleRules.runsOnJvmAndAndroid(),
        new ClassFileImporter().importClasses(PaintsWithAwt.class));
  }

  @Test
  void usesOnly_classOfAnotherModule_isBroken() {
    JavaClasses circle = new ClassFileImporter().importPackages(VIOLATING);
    assertBroken(ModuleRules.usesOnly("architecture.violating.one"), circle);
  }

  @Test
  void usesOnly_moduleIsAllowed_holds() {
    JavaClasses circle = new ClassFileImporter().importPackages(VIOLATING);
    assertFalse(ModuleRules.usesOnly("architecture.violating").evaluate(circle).hasViolation());
  }

  @Test
  void hasNoCycles_packagesThatUseEachOther_isBroken() {
    JavaClasses circle = new ClassFileImporter().importPackages(VIOLATING);
    assertBroken(ModuleRules.hasNoCycles(VIOLATING), circle);
  }

  @Test
  void hasNoCycles_packageAndOneBelowThatUseEachOther_isBroken() {
    String outer = VIOLATING + ".outer";
    assertBroken(ModuleRules.hasNoCycles(outer), new ClassFileImporter().importPackages(outer));
  }

  private static void assertBroken(ArchRule rule, JavaClasses classes) {
    assertTrue(rule.evaluate(classes).hasViolation(), rule::getDescription);
  }
}

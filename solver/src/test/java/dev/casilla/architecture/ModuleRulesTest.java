package dev.casilla.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.casilla.architecture.violating.PaintsWithAwt;
import dev.casilla.architecture.violating.crowded.Crowd;
import org.junit.jupiter.api.Test;

/** Each rule fails on classes made to break it. */
final class ModuleRulesTest {
  private static final String VIOLATING = "dev.casilla.architecture.violating";

  @Test
  void runsOnJvmAndAndroid_classWithAwt_fails() {
    assertFails(
        ModuleRules.runsOnJvmAndAndroid(),
        new ClassFileImporter().importClasses(PaintsWithAwt.class));
  }

  @Test
  void usesOnly_classOfAnotherModule_fails() {
    assertFails(ModuleRules.usesOnly("architecture.violating.one"), classesIn(VIOLATING));
  }

  @Test
  void usesOnly_moduleIsAllowed_holds() {
    assertHolds(ModuleRules.usesOnly("architecture.violating"), classesIn(VIOLATING));
  }

  @Test
  void hasNoCycles_packagesThatUseEachOther_fails() {
    assertFails(ModuleRules.hasNoCycles(VIOLATING), classesIn(VIOLATING));
  }

  @Test
  void hasNoCycles_packageAndOneBelowThatUseEachOther_fails() {
    String outer = VIOLATING + ".outer";
    assertFails(ModuleRules.hasNoCycles(outer), classesIn(outer));
  }

  @Test
  void hasNoCycles_packagesBelowTheSamePackage_fails() {
    String deep = VIOLATING + ".deep";
    assertFails(ModuleRules.hasNoCycles(deep), classesIn(deep));
  }

  @Test
  void hasSmallPackages_fifteenClasses_fails() {
    assertFails(ModuleRules.hasSmallPackages(), classesIn(VIOLATING + ".crowded"));
  }

  @Test
  void hasSmallPackages_fourteenClasses_holds() {
    JavaClasses fourteen =
        classesIn(VIOLATING + ".crowded")
            .that(
                DescribedPredicate.describe(
                    "are not Crowd", type -> !type.isEquivalentTo(Crowd.class)));
    assertEquals(ModuleRules.MAX_CLASSES_PER_PACKAGE, fourteen.size() - 1, "and package-info");
    assertHolds(ModuleRules.hasSmallPackages(), fourteen);
  }

  @Test
  void hasUniqueClassNames_twoPackagesWithOneName_fails() {
    assertFails(ModuleRules.hasUniqueClassNames(), classesIn(VIOLATING));
  }

  @Test
  void hasUniqueClassNames_onePackage_holds() {
    assertHolds(ModuleRules.hasUniqueClassNames(), classesIn(VIOLATING + ".one"));
  }

  private static JavaClasses classesIn(String packageName) {
    return new ClassFileImporter().importPackages(packageName);
  }

  private static void assertFails(ArchRule rule, JavaClasses classes) {
    assertTrue(rule.evaluate(classes).hasViolation(), rule::getDescription);
  }

  private static void assertHolds(ArchRule rule, JavaClasses classes) {
    assertFalse(rule.evaluate(classes).hasViolation(), rule::getDescription);
  }
}

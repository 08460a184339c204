package dev.casilla.app.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.casilla.architecture.ModuleRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ArchitectureTest {
  private static final String VIOLATING = AppRules.ROOT + ".architecture.violating";
  static final JavaClasses APP =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("UnitTest"))
          .importPackages(AppRules.ROOT);

  static Stream<ArchRule> rules() {
    return Stream.of(
        AppRules.STATE_KNOWS_NO_PLATFORM,
        AppRules.VIEW_MODELS_KNOW_NO_PLATFORM,
        AppRules.CAMERA_STAYS_IN_ITS_PACKAGE.allowEmptyShould(true),
        AppRules.ML_KIT_STAYS_IN_ITS_PACKAGE.allowEmptyShould(true),
        AppRules.ROOM_STAYS_IN_ITS_PACKAGE,
        AppRules.TEXT_SIZE_IS_MEASURED_IN_ONE_PLACE,
        AppRules.noCyclesAmongFeaturesOf(AppRules.ROOT),
        AppRules.featuresIgnoreTheWiringOf(AppRules.ROOT),
        AppRules.featuresIgnoreFlavoursOf(AppRules.ROOT),
        ModuleRules.hasUniqueClassNames());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void app_keepsTheRule(ArchRule rule) {
    rule.check(APP);
  }

  @Test
  void app_hasSmallPackages() {
    ModuleRules.hasSmallPackages().check(APP.that(isInSourceOfLimitedSize()));
  }

  /** Leaves out view bindings and what Room generates. */
  private static DescribedPredicate<JavaClass> isInSourceOfLimitedSize() {
    return not(resideInAnyPackage("..databinding..")).and(not(simpleNameEndingWith("_Impl")));
  }

  @Test
  void app_isWhatIsLookedAt() {
    assertTrue(APP.contain(AppRules.ROOT + ".ui.puzzle.state.PuzzleUiState"));
    assertFalse(APP.contain(AppRules.ROOT + ".architecture.ArchitectureTest"));
  }

  @Test
  void state_withAPlatformType_isFound() {
    assertBites(AppRules.STATE_KNOWS_NO_PLATFORM, "state");
  }

  @Test
  void viewModel_withAView_isFound() {
    assertBites(AppRules.VIEW_MODELS_KNOW_NO_PLATFORM, "state");
  }

  @Test
  void camera_outsideItsPackage_isFound() {
    assertBites(AppRules.CAMERA_STAYS_IN_ITS_PACKAGE, "camera");
  }

  @Test
  void mlKit_outsideItsPackage_isFound() {
    assertBites(AppRules.ML_KIT_STAYS_IN_ITS_PACKAGE, "mlkit");
  }

  @Test
  void room_outsideItsPackage_isFound() {
    assertBites(AppRules.ROOM_STAYS_IN_ITS_PACKAGE, "room");
  }

  @Test
  void textSize_measuredElsewhere_isFound() {
    assertBites(AppRules.TEXT_SIZE_IS_MEASURED_IN_ONE_PLACE, "text");
  }

  @Test
  void features_inACircle_areFound() {
    assertBites(AppRules.noCyclesAmongFeaturesOf(VIOLATING + ".circle"), "circle");
  }

  @Test
  void feature_thatKnowsTheWiring_isFound() {
    assertBites(AppRules.featuresIgnoreTheWiringOf(VIOLATING + ".wiring"), "wiring");
  }

  @Test
  void feature_thatKnowsAFlavour_isFound() {
    assertBites(AppRules.featuresIgnoreFlavoursOf(VIOLATING + ".flavour"), "flavour");
  }

  private static void assertBites(ArchRule rule, String fixture) {
    JavaClasses violating = new ClassFileImporter().importPackages(VIOLATING + "." + fixture);
    assertTrue(rule.evaluate(violating).hasViolation(), rule.getDescription());
  }
}

package dev.casilla.app.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import android.app.Activity;
import android.content.res.Configuration;
import androidx.lifecycle.ViewModel;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** Dependency rules for the app's packages. The rules for all modules are in ModuleRules. */
final class AppRules {
  static final String ROOT = "dev.casilla.app";

  /** Types that states consist of. */
  private static final Set<String> STATES =
      Set.of(
          "BoardState",
          "BoardCell",
          "PuzzleState",
          "EditorState",
          "OpenSheet",
          "EditJournal",
          "Edit",
          "CellSelection",
          "EntryMode",
          "PuzzleAnalysis",
          "KeypadState",
          "ToolsState",
          "Suggestions",
          "PuzzleMessage",
          "PasteError");

  static final ArchRule STATE_KNOWS_NO_PLATFORM =
      noClasses()
          .that(describeAScreen())
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("android..", "androidx..", "com.google.android..")
          .because("a state is tested on any JVM and drawn by anything");

  static final ArchRule VIEW_MODELS_KNOW_NO_PLATFORM =
      noClasses()
          .that()
          .areAssignableTo(ViewModel.class)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("android..")
          .because("what a view model holds must outlive every activity");

  static final ArchRule CAMERA_STAYS_IN_ITS_PACKAGE =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + ".ui.scan.camera..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("androidx.camera..")
          .because("the rest sees frames, not a camera");

  static final ArchRule ML_KIT_STAYS_IN_ITS_PACKAGE =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + ".reading.mlkit..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.google.mlkit..")
          .because("only the flavour full has it");

  static final ArchRule ROOM_STAYS_IN_ITS_PACKAGE =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + ".data.room..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("androidx.room..", "androidx.sqlite..", "android.database.sqlite..")
          .because("the rest sees an archive, not a database");

  static final ArchRule TEXT_SIZE_IS_MEASURED_IN_ONE_PLACE =
      noClasses()
          .that()
          .doNotHaveSimpleName("TextSize")
          .should()
          .accessField(Configuration.class, "fontScale")
          .because("what is large text is so everywhere");

  private AppRules() {}

  /** Packages below {@code root} have no cycles; screens may open each other. */
  static ArchRule noCyclesAmongFeaturesOf(String root) {
    return slices()
        .matching(root + ".(**)")
        .should()
        .beFreeOfCycles()
        .ignoreDependency(alwaysTrue(), assignableTo(Activity.class))
        .ignoreDependency(alwaysTrue(), resideInAPackage("..databinding.."))
        .ignoreDependency(resideInAPackage("..databinding.."), alwaysTrue());
  }

  /**
   * Features do not use the classes directly in {@code root}, which wire them, so no cycle can go
   * through these. Generated classes are not checked.
   */
  static ArchRule featuresIgnoreTheWiringOf(String root) {
    return noClasses()
        .that()
        .resideInAPackage(root + ".*..")
        .should()
        .dependOnClassesThat(isWiringOf(root))
        .because("a feature asks for a small interface that others can fill");
  }

  /**
   * Only the wiring uses classes that differ between flavours, so the tests of one flavour cover
   * the features of both.
   */
  static ArchRule featuresIgnoreFlavoursOf(String root) {
    String flavour = root + ".reading.mlkit..";
    return noClasses()
        .that()
        .resideInAPackage(root + ".*..")
        .and()
        .resideOutsideOfPackage(flavour)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(flavour)
        .because("only the flavour full has it");
  }

  private static DescribedPredicate<JavaClass> isWiringOf(String root) {
    return DescribedPredicate.describe(
        "are the wiring in " + root,
        type -> type.getPackageName().equals(root) && !isGenerated(outermost(type)));
  }

  private static boolean isGenerated(JavaClass type) {
    return type.getSimpleName().equals("R") || type.getSimpleName().equals("BuildConfig");
  }

  private static DescribedPredicate<JavaClass> describeAScreen() {
    return DescribedPredicate.describe(
        "are states of a screen or a board", type -> isState(outermost(type).getSimpleName()));
  }

  private static boolean isState(String name) {
    return name.endsWith("UiState") || STATES.contains(name);
  }

  private static JavaClass outermost(JavaClass type) {
    return type.getEnclosingClass().map(AppRules::outermost).orElse(type);
  }
}

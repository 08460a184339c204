package dev.casilla.app.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FeatureRulesTest {
  private static final String VIOLATING = AppRules.ROOT + ".architecture.violating.feature";
  private static final FeatureRules APP = new FeatureRules(AppRules.ROOT + ".ui");
  private static final FeatureRules FIXTURE = new FeatureRules(VIOLATING + ".ui");

  @Test
  void app_codeUsesOwnFeature() {
    APP.codeUsesOwnFeature().check(ArchitectureTest.APP);
  }

  @Test
  void app_layoutsHaveNoForeignViews() throws Exception {
    assertEquals(List.of(), APP.foreignViews(Path.of("src/main/res"), ArchitectureTest.APP));
  }

  @Test
  void code_thatUsesAnotherFeature_isFoundUnlessItIsAnIntent() {
    List<String> found =
        FIXTURE.codeUsesOwnFeature().evaluate(fixture()).getFailureReport().getDetails();
    assertFalse(found.isEmpty());
    assertEquals(List.of(), found.stream().filter(use -> !use.contains("ForeignUser")).toList());
  }

  @Test
  void layout_withAForeignView_isFound(@TempDir Path resources) throws Exception {
    String view = VIOLATING + ".ui.two.OtherView";
    Path layouts = Files.createDirectory(resources.resolve("layout-land"));
    Files.writeString(
        layouts.resolve("foreign_screen.xml"), "<LinearLayout><" + view + " /></LinearLayout>");
    assertEquals(
        List.of("foreign_screen.xml of " + VIOLATING + ".ui.one.ForeignUser has a " + view),
        FIXTURE.foreignViews(resources, fixture()));
  }

  private static JavaClasses fixture() {
    return new ClassFileImporter().importPackages(VIOLATING);
  }
}

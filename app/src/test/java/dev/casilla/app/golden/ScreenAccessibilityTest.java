package dev.casilla.app.golden;

import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.testing.SlowTests;
import java.util.Collection;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** Checks the accessibility of every screen with golden pictures, in each of its states. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class ScreenAccessibilityTest {
  private final Shot<?> shot;

  public ScreenAccessibilityTest(Shot<?> shot) {
    this.shot = shot;
  }

  @Parameters(name = "{0}")
  public static Collection<Shot<?>> shots() {
    return Shot.of(PicturedScreens.ALL).stream()
        .filter(shot -> shot.visit().setting().isCheckedForAccessibility())
        .collect(Collectors.toList());
  }

  @Test
  public void screen_isAccessible() {
    shot.look((state, activity, window) -> AccessibilityChecks.check(window));
  }
}

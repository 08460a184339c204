package dev.casilla.app.ui.puzzle.controls;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
public final class CompactWindowTest {
  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void phone_isLowForLargeTextOnly() {
    assertFalse(isLow());
    RuntimeEnvironment.setFontScale(2);
    assertTrue(isLow());
  }

  @Test
  @Config(qualifiers = "w720dp-h360dp-land-mdpi")
  public void phoneOnItsSide_isLow() {
    assertTrue(isLow());
  }

  /** The controls have the whole height. */
  @Test
  @Config(qualifiers = "w1080dp-h680dp-land-mdpi")
  public void tablet_isNotLowEvenForLargeText() {
    RuntimeEnvironment.setFontScale(2);
    assertFalse(isLow());
  }

  @Test
  @Config(qualifiers = "w960dp-h540dp-land-mdpi")
  public void smallTabletOnItsSide_isLowForLargeTextOnly() {
    assertFalse(isLow());
    RuntimeEnvironment.setFontScale(2);
    assertTrue(isLow());
  }

  private static boolean isLow() {
    return CompactWindow.is(ApplicationProvider.getApplicationContext().getResources());
  }
}

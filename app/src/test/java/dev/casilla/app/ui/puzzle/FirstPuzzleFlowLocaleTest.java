package dev.casilla.app.ui.puzzle;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.testing.SlowTests;
import org.junit.Rule;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Runs the first puzzle flow in the other languages. */
@RunWith(AndroidJUnit4.class)
@Category(SlowTests.class)
public final class FirstPuzzleFlowLocaleTest {
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  @Test
  @Config(qualifiers = "es-w360dp-h720dp-xhdpi")
  public void newcomer_inSpanish_getsThereAndBack() {
    FirstPuzzleFlow.walk();
  }

  @Test
  @Config(qualifiers = "zh-rCN-w360dp-h720dp-xhdpi")
  public void newcomer_inChinese_getsThereAndBack() {
    FirstPuzzleFlow.walk();
  }
}

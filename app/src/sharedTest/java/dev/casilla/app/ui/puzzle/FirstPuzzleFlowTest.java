package dev.casilla.app.ui.puzzle;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.testing.EmptyArchiveRule;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** In the language of the device. */
@RunWith(AndroidJUnit4.class)
public final class FirstPuzzleFlowTest {
  @Rule public final EmptyArchiveRule archive = new EmptyArchiveRule();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  @Test
  public void newcomer_getsThereAndBack() {
    FirstPuzzleFlow.walk();
  }
}

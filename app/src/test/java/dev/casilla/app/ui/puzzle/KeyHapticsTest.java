package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.view.HapticFeedbackConstants;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Keys have haptic feedback if the system allows it. */
@RunWith(AndroidJUnit4.class)
public final class KeyHapticsTest {
  /**
   * The view asks the system by the plain call, which feels nothing where a person has switched
   * touch feedback off; only a flag, with another call, would get past that.
   */
  @Test
  public void key_tapped_asksTheSystemForAKeysFeel() {
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(
          activity -> {
            new ViewModelProvider(activity).get(PuzzleViewModel.class).startBlank();
            View key = activity.findViewById(R.id.key_5);
            assertEquals(-1, shadowOf(key).lastHapticFeedbackPerformed());
            key.performClick();
            assertEquals(
                HapticFeedbackConstants.KEYBOARD_TAP, shadowOf(key).lastHapticFeedbackPerformed());
          });
    }
  }
}

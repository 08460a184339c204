package dev.casilla.app.ui.puzzle;

import static org.junit.Assert.assertEquals;

import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.R;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A build with stubs of the camera library says so. */
@RunWith(AndroidJUnit4.class)
public final class StubbedCameraTest {
  @Test
  public void firstScreen_stubbedCamera_showsThatThereIsNone() {
    try (ActivityScenario<PuzzleActivity> scenario =
        ActivityScenario.launch(PuzzleActivity.class)) {
      scenario.onActivity(
          activity ->
              assertEquals(
                  BuildConfig.STUBS ? View.VISIBLE : View.GONE,
                  activity.findViewById(R.id.no_camera).getVisibility()));
    }
  }

  @Test
  public void versionName_stubbedCamera_saysSo() {
    assertEquals(BuildConfig.STUBS, BuildConfig.VERSION_NAME.endsWith("-stub"));
  }
}

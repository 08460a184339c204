package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.puzzle.PuzzleActivity;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
public final class AppearanceTest {
  @Test
  @Config(application = CasillaApplication.class)
  public void dynamicColour_available_isUsed() {
    assertNotEquals(own(R.color.casilla_primary), primary());
  }

  @Test
  @Config(application = CasillaApplication.class, qualifiers = "+night")
  public void dynamicColour_available_isUsedInTheDarkToo() {
    assertNotEquals(own(R.color.casilla_primary), primary());
  }

  @Test
  public void ownColours_usualContrast_areTheUsualOnes() {
    assertEquals(own(R.color.casilla_primary), primary());
  }

  @Test
  public void ownColours_moreContrastWanted_haveMore() {
    Contrast.set(1f);
    assertEquals(own(R.color.casilla_high_primary), primary());
    Contrast.set(0.5f);
    assertEquals(own(R.color.casilla_high_primary), primary());
  }

  private static int own(int color) {
    return ApplicationProvider.getApplicationContext().getColor(color);
  }

  private static int primary() {
    AtomicInteger primary = new AtomicInteger();
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(PuzzleActivity.class)) {
      screen.onActivity(
          activity ->
              primary.set(
                  MaterialColors.getColor(
                      activity, androidx.appcompat.R.attr.colorPrimary, "primary")));
    }
    return primary.get();
  }
}

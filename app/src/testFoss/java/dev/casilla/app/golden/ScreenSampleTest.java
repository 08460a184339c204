package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.graphics.Bitmap;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.accessibility.AccessibilityChecks;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * One state of each screen on the usual phone: it looks as its golden picture, nothing is cut off,
 * pale or too small, and the accessibility checks pass. {@code -Pslow} looks at every state on
 * every device.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
public final class ScreenSampleTest {
  private final Shot<?> shot;

  public ScreenSampleTest(Shot<?> shot) {
    this.shot = shot;
  }

  @Parameters(name = "{0}")
  public static Collection<Shot<?>> shots() {
    return PicturedScreens.ALL.stream()
        .map(ScreenSampleTest::firstState)
        .collect(Collectors.toList());
  }

  @Test
  public void screen_looksLikeItsGoldenPictureAndIsReadable() throws IOException {
    AtomicReference<Bitmap> golden = new AtomicReference<>();
    List<String> faults = new ArrayList<>();
    shot.look(
        (state, activity, window) -> {
          Bitmap picture = WindowPicture.of(activity, window);
          golden.set(picture);
          faults.addAll(
              Inspection.of(
                  window,
                  WindowPicture.within(picture, activity, window),
                  shot.visit().setting().look().leastContrast));
          AccessibilityChecks.check(window);
        });
    assertEquals(List.of(), faults);
    GoldenFiles.ALL.check(shot.name(), golden.get());
  }

  private static <A extends Activity> Shot<A> firstState(PicturedScreen<A> screen) {
    return new Shot<>(
        new Visit<>(screen, PictureSetting.USUAL), screen.states().keySet().iterator().next());
  }
}

package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.graphics.Bitmap;
import android.view.View;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.ScreenshotDirectory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Inspects every screen in all of its states, on phones and tablets, in split screen, with large
 * text and lengthened texts: nothing is cut off, pale or too small. Pictures of faults are kept in
 * {@code build/screenshots}; with {@code -Ppictures}, of everything.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class ScreenInspectionTest {
  private static final boolean KEEP_ALL = Boolean.getBoolean("casilla.pictures");

  private final Visit<?> visit;
  private final List<String> faults = new ArrayList<>();

  public ScreenInspectionTest(Visit<?> visit) {
    this.visit = visit;
  }

  @Parameters(name = "{0}")
  public static Collection<Visit<?>> visits() {
    return Visit.of(PicturedScreens.ALL, PictureSetting.all());
  }

  @Test
  public void everyState_isWholeAndReadable() {
    visit.look(new TreeSet<>(visit.screen().states().keySet()), this::inspect);
    assertEquals(List.of(), faults);
  }

  private void inspect(String state, Activity activity, View window) {
    Bitmap picture = WindowPicture.of(activity, window);
    Bitmap own = WindowPicture.within(picture, activity, window);
    List<String> found =
        visit.screen().statesWithPrimaryContent().contains(state)
            ? Inspection.of(window, own, visit.setting(), visit.screen())
            : Inspection.of(window, own, visit.setting().look().leastContrast);
    found.forEach(fault -> faults.add(state + ": " + fault));
    if (KEEP_ALL || !found.isEmpty()) {
      keep(picture, visit.screen().name() + "-" + state + "-" + visit.setting().name());
    }
  }

  private static void keep(Bitmap picture, String name) {
    try {
      ScreenshotDirectory.save(picture, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

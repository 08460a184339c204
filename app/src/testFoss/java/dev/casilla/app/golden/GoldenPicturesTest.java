package dev.casilla.app.golden;

import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.testing.SlowTests;
import java.io.IOException;
import java.util.Collection;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Every screen looks like its golden picture. Differences are in {@code build/screenshots}; {@code
 * ./gradlew :app:recordGoldens} replaces the golden pictures that differ.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class GoldenPicturesTest {
  private final Shot<?> shot;

  public GoldenPicturesTest(Shot<?> shot) {
    this.shot = shot;
  }

  @Parameters(name = "{0}")
  public static Collection<Shot<?>> shots() {
    return Shot.of(PicturedScreens.ALL);
  }

  @Test
  public void screen_looksLikeItsGoldenPicture() throws IOException {
    GoldenFiles.ALL.check(shot.name(), shot.take());
  }
}

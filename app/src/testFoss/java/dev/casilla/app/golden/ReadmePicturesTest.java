package dev.casilla.app.golden;

import android.app.Activity;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.review.ReviewPictures;
import dev.casilla.app.scan.ScanPictures;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * The README shows scanning and reviewing as they are: a newspaper's page, which is rendered,
 * before a camera that holds still, and what was read of it. {@code ./gradlew :app:recordGoldens}
 * makes these pictures.
 */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ReadmePicturesTest {
  private static final Goldens IMAGES = new Goldens(Path.of("..", "docs", "images"));
  private static final Setting SHARP =
      new Setting(Device.SHARP, Look.LIGHT, Setting.Text.USUAL, Language.ENGLISH);

  @Test
  public void scan_looksAsInTheReadme() throws IOException {
    check("scan", new ScanPictures(), "hold");
  }

  @Test
  public void review_looksAsInTheReadme() throws IOException {
    check("review", new ReviewPictures(), "doubtful");
  }

  private static <A extends Activity> void check(
      String name, PicturedScreen<A> screen, String state) throws IOException {
    IMAGES.check(name, new Shot<>(new Visit<>(screen, SHARP), state).take());
  }
}

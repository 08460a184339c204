package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.puzzle.PuzzleScreenPictures;
import dev.casilla.app.ui.review.ReviewPictures;
import dev.casilla.app.ui.scan.ScanPictures;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * The pictures in the README and the decisions show the current app: a rendered newspaper page in
 * front of a steady camera, its review, and puzzles on phones and tablets. {@code ./gradlew
 * :app:recordGoldens} draws these pictures.
 */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class ReadmePicturesTest {
  private static final Goldens IMAGES = new Goldens(Path.of("..", "docs", "images"));

  @Test
  public void scan_looksAsInTheReadme() throws IOException {
    check("scan", new ScanPictures(), "hold", in(Device.SHARP, PictureTheme.LIGHT));
  }

  @Test
  public void review_looksAsInTheReadme() throws IOException {
    check("review", new ReviewPictures(), "read", in(Device.SHARP, PictureTheme.LIGHT));
  }

  @Test
  public void typing_looksAsInTheReadme() throws IOException {
    check("typing", new PuzzleScreenPictures(), "clash", in(Device.SHARP, PictureTheme.LIGHT));
  }

  @Test
  public void severalSolutions_lookAsInTheReadme() throws IOException {
    check(
        "several-dark", new PuzzleScreenPictures(), "several", in(Device.SHARP, PictureTheme.DARK));
  }

  @Test
  public void tablet_looksAsInTheReadme() throws IOException {
    check(
        "tablet", new PuzzleScreenPictures(), "none", in(Device.SHARP_TABLET, PictureTheme.LIGHT));
  }

  @Test
  public void unfoldedPhone_looksAsInTheDecisions() throws IOException {
    check("unfolded", new PuzzleScreenPictures(), "clash", in(Device.UNFOLDED, PictureTheme.LIGHT));
  }

  @Test
  public void everyPicture_isChecked() throws IOException {
    assertEquals(
        Set.of("review", "scan", "several-dark", "tablet", "typing", "unfolded"), IMAGES.names());
  }

  private static PictureSetting in(Device device, PictureTheme look) {
    return new PictureSetting(device, look, PictureSetting.Text.USUAL, PictureLanguage.ENGLISH);
  }

  private static <A extends Activity> void check(
      String name, PicturedScreen<A> screen, String state, PictureSetting setting)
      throws IOException {
    IMAGES.check(name, new Shot<>(new Visit<>(screen, setting), state).take());
  }
}

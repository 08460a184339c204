package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.golden.PictureSetting.Text;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.ui.photo.PhotoPictures;
import dev.casilla.app.ui.review.ReviewPictures;
import dev.casilla.app.ui.scan.ScanPictures;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** From a picture to a puzzle, the primary content is visible without scrolling in every state. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class PrimaryContentTest {
  private static final List<PictureSetting> HARDEST =
      List.of(
          PictureSetting.USUAL,
          new PictureSetting(
              Device.PHONE, PictureTheme.LIGHT, Text.DOUBLE, PictureLanguage.SPANISH),
          new PictureSetting(
              Device.LANDSCAPE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.SPANISH),
          new PictureSetting(
              Device.LANDSCAPE, PictureTheme.DARK, Text.DOUBLE, PictureLanguage.ENGLISH),
          new PictureSetting(
              Device.TABLET, PictureTheme.CONTRAST, Text.DOUBLE, PictureLanguage.SPANISH),
          new PictureSetting(Device.BOOK, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.SPANISH),
          new PictureSetting(
              Device.LAPTOP, PictureTheme.DARK, Text.USUAL, PictureLanguage.CHINESE));

  private final Visit<?> visit;

  public PrimaryContentTest(Visit<?> visit) {
    this.visit = visit;
  }

  @Parameters(name = "{0}")
  public static Collection<Visit<?>> visits() {
    return Visit.of(
        List.of(new ReviewPictures(), new ScanPictures(), new PhotoPictures()), HARDEST);
  }

  @Test
  public void everyState_showsThePrimaryContent() {
    List<String> hidden = new ArrayList<>();
    visit.look(
        visit.screen().states().keySet(),
        (state, activity, window) ->
            ScrollEdgeInspection.hidden(window, visit.screen().primaryContent())
                .forEach(fault -> hidden.add(state + ": " + fault)));
    assertEquals(List.of(), hidden);
  }
}

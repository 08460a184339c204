package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.golden.Setting.Text;
import dev.casilla.app.photo.PhotoPictures;
import dev.casilla.app.review.ReviewPictures;
import dev.casilla.app.scan.ScanPictures;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** On the way from a picture to a puzzle, what matters most is seen at once in every state. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
public final class ForemostTest {
  private static final List<Setting> HARDEST =
      List.of(
          Setting.USUAL,
          new Setting(Device.PHONE, Look.LIGHT, Text.DOUBLE, Language.SPANISH),
          new Setting(Device.LANDSCAPE, Look.LIGHT, Text.USUAL, Language.SPANISH),
          new Setting(Device.LANDSCAPE, Look.DARK, Text.DOUBLE, Language.ENGLISH),
          new Setting(Device.TABLET, Look.CONTRAST, Text.DOUBLE, Language.SPANISH),
          new Setting(Device.BOOK, Look.LIGHT, Text.USUAL, Language.SPANISH),
          new Setting(Device.LAPTOP, Look.DARK, Text.USUAL, Language.CHINESE));

  private final Visit<?> visit;

  public ForemostTest(Visit<?> visit) {
    this.visit = visit;
  }

  @Parameters(name = "{0}")
  public static Collection<Visit<?>> visits() {
    return Visit.of(
        List.of(new ReviewPictures(), new ScanPictures(), new PhotoPictures()), HARDEST);
  }

  @Test
  public void everyState_showsWhatMattersMost() {
    List<String> hidden = new ArrayList<>();
    visit.look(
        visit.screen().states().keySet(),
        (state, activity, window) ->
            FoldInspection.hidden(window, visit.screen().foremost())
                .forEach(fault -> hidden.add(state + ": " + fault)));
    assertEquals(List.of(), hidden);
  }
}

package dev.casilla.app.golden;

import static org.junit.Assert.assertEquals;

import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.testing.SlowTests;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Every screen on a phone in both orientations and on a tablet, in light, dark and high contrast,
 * with normal and large text, in all languages: 54 pictures without faults, which together look
 * like the golden sheet.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class ContactSheetPicturesTest {
  private final ContactSheet<?> product;

  public ContactSheetPicturesTest(ContactSheet<?> product) {
    this.product = product;
  }

  @Parameters(name = "{0}")
  public static Collection<ContactSheet<?>> products() {
    return ContactSheet.of(PicturedScreens.ALL);
  }

  @Test
  public void screen_everywhere_looksLikeItsGoldenSheets() throws IOException {
    List<String> faults = new ArrayList<>();
    Picture sheet =
        product.take(
            (setting, picture, window) ->
                Inspection.of(window, picture, setting, product.screen())
                    .forEach(fault -> faults.add(setting.name() + ": " + fault)));
    assertEquals(List.of(), faults);
    GoldenFiles.ALL.checkThumbnails(product.name(), sheet);
  }
}

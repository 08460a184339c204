package dev.casilla.app.ui.share;

import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.ForeignLocales;
import java.util.List;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** The share flow in the other languages. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Category(SlowTests.class)
public final class ShareLanguagesTest extends ShareFlow {
  public ShareLanguagesTest(String language) {
    ForeignLocales.speak(language);
  }

  @Parameters(name = "{0}")
  public static List<String> languages() {
    return ForeignLocales.LANGUAGES;
  }
}

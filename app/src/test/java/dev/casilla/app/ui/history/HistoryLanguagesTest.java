package dev.casilla.app.ui.history;

import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.ForeignLocales;
import java.util.List;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** The history flow in the other languages. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Category(SlowTests.class)
public final class HistoryLanguagesTest extends HistoryFlow {
  public HistoryLanguagesTest(String language) {
    ForeignLocales.speak(language);
  }

  @Parameters(name = "{0}")
  public static List<String> languages() {
    return ForeignLocales.LANGUAGES;
  }
}

package dev.casilla.app.ui.history.transfer;

import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.ForeignLocales;
import java.util.List;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** The transfer flow in the other languages. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Category(SlowTests.class)
public final class TransferLanguagesTest extends TransferFlow {
  public TransferLanguagesTest(String language) {
    ForeignLocales.speak(language);
  }

  @Parameters(name = "{0}")
  public static List<String> languages() {
    return ForeignLocales.LANGUAGES;
  }
}

package dev.casilla.app.create;

import dev.casilla.app.Abroad;
import java.util.List;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** In the other languages. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class MakeAbroadTest extends MakeFlow {
  public MakeAbroadTest(String language) {
    Abroad.speak(language);
  }

  @Parameters(name = "{0}")
  public static List<String> languages() {
    return Abroad.LANGUAGES;
  }
}

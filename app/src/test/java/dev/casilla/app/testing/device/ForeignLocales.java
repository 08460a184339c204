package dev.casilla.app.testing.device;

import java.util.List;
import org.robolectric.RuntimeEnvironment;

/** Phones that do not speak English. */
public final class ForeignLocales {
  /** The app's other languages, as resource qualifiers. */
  public static final List<String> LANGUAGES = List.of("es", "zh-rCN");

  private ForeignLocales() {}

  /** Before a screen is started: the phone speaks {@code language}. */
  public static void speak(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
  }
}

package dev.casilla.app.testing.device;

import java.util.List;
import org.robolectric.RuntimeEnvironment;

/** Devices in other languages than English. */
public final class ForeignLocales {
  /** The app's other languages, as resource qualifiers. */
  public static final List<String> LANGUAGES = List.of("es", "zh-rCN");

  private ForeignLocales() {}

  /** Sets the language of the device. Call it before a screen is started. */
  public static void speak(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
  }
}

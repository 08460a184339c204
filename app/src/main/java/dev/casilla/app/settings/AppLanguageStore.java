package dev.casilla.app.settings;

import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import java.util.Locale;

/** Keeps the language where Android 13 and newer keep it, and AppCompat does for older ones. */
public final class AppLanguageStore implements LanguageStore {
  @Override
  public Language language() {
    Locale first = AppCompatDelegate.getApplicationLocales().get(0);
    return first == null ? Language.SYSTEM : Language.of(first.toLanguageTag());
  }

  @Override
  public void save(Language language) {
    if (language != language()) {
      AppCompatDelegate.setApplicationLocales(LocaleListCompat.forLanguageTags(language.tag()));
    }
  }
}

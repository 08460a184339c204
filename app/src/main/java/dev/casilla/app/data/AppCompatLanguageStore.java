package dev.casilla.app.data;

import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import dev.casilla.app.model.settings.AppLanguage;
import java.util.Locale;

/** Keeps the language where Android 13 and newer keep it, and AppCompat does for older ones. */
public final class AppCompatLanguageStore implements LanguageStore {
  @Override
  public AppLanguage language() {
    Locale first = AppCompatDelegate.getApplicationLocales().get(0);
    return first == null ? AppLanguage.SYSTEM : AppLanguage.of(first.toLanguageTag());
  }

  @Override
  public void save(AppLanguage language) {
    if (language != language()) {
      AppCompatDelegate.setApplicationLocales(LocaleListCompat.forLanguageTags(language.tag()));
    }
  }
}

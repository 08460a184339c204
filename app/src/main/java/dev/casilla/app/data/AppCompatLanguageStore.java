package dev.casilla.app.data;

import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import dev.casilla.app.model.settings.AppLanguage;
import java.util.Locale;

/** Stores the language in the system from Android 13 on, and through AppCompat before. */
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

package dev.casilla.app.data;

import dev.casilla.app.model.settings.AppLanguage;

/** Stores the language of the app, which may also change in the system settings. */
public interface LanguageStore {
  AppLanguage language();

  /** Stores {@code language} and recreates the screens in it. */
  void save(AppLanguage language);
}

package dev.casilla.app.data;

import dev.casilla.app.model.settings.AppLanguage;

/** Keeps the language of this app, which may also be changed in the system's settings. */
public interface LanguageStore {
  /** What holds now. */
  AppLanguage language();

  /** Lets {@code language} hold from now on, for good: screens are made anew in it. */
  void save(AppLanguage language);
}

package dev.casilla.app.settings;

/** Keeps the language of this app, which may also be changed in the system's settings. */
public interface LanguageStore {
  /** What holds now. */
  Language language();

  /** Lets {@code language} hold from now on, for good: screens are made anew in it. */
  void save(Language language);
}

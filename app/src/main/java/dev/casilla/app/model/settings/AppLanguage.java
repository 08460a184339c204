package dev.casilla.app.model.settings;

/** A language that Casilla speaks. */
public enum AppLanguage {
  /** As the system has it. */
  SYSTEM(""),
  ENGLISH("en"),
  SPANISH("es"),
  CHINESE("zh-CN");

  private final String tag;

  AppLanguage(String tag) {
    this.tag = tag;
  }

  /** Its BCP 47 tag; empty for the system's. */
  public String tag() {
    return tag;
  }

  /** The language that {@code tag} asks for, whichever its country. */
  public static AppLanguage of(String tag) {
    for (AppLanguage language : values()) {
      if (language != SYSTEM && primary(language.tag).equals(primary(tag))) {
        return language;
      }
    }
    return SYSTEM;
  }

  private static String primary(String tag) {
    int end = tag.indexOf('-');
    return end < 0 ? tag : tag.substring(0, end);
  }
}

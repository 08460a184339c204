package dev.casilla.app.model.settings;

/** A language of the app. */
public enum AppLanguage {
  SYSTEM(""),
  ENGLISH("en"),
  SPANISH("es"),
  CHINESE("zh-CN");

  private final String tag;

  AppLanguage(String tag) {
    this.tag = tag;
  }

  /** The BCP 47 tag; empty for the system's language. */
  public String tag() {
    return tag;
  }

  /** The language of {@code tag}, whatever its country. */
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

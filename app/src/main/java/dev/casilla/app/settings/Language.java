package dev.casilla.app.settings;

/** A language that Casilla speaks. */
public enum Language {
  /** As the system has it. */
  SYSTEM(""),
  ENGLISH("en"),
  SPANISH("es"),
  CHINESE("zh-CN");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  /** Its BCP 47 tag; empty for the system's. */
  String tag() {
    return tag;
  }

  /** The language that {@code tag} asks for, whichever its country. */
  static Language of(String tag) {
    for (Language language : values()) {
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

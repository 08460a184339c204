package dev.casilla.app.golden;

/** What a phone speaks. */
enum PictureLanguage {
  ENGLISH("en", "en"),
  SPANISH("es", "es"),
  CHINESE("zh", "zh-rCN"),
  /** English with accents and a third longer. What stays as it is cannot be translated. */
  LENGTHENED("long", "en-rXA"),
  /** English that reads from the right. */
  MIRRORED("mirrored", "ar-rXB-ldrtl");

  final String shortName;
  final String qualifier;

  PictureLanguage(String shortName, String qualifier) {
    this.shortName = shortName;
    this.qualifier = qualifier;
  }
}

package dev.casilla.app.golden;

/** The language of the device. */
enum PictureLanguage {
  ENGLISH("en", "en"),
  SPANISH("es", "es"),
  CHINESE("zh", "zh-rCN"),
  /** English with accents and a third longer. Text that is not translatable stays unchanged. */
  LENGTHENED("long", "en-rXA"),
  /** English in a right-to-left layout. */
  MIRRORED("mirrored", "ar-rXB-ldrtl");

  final String shortName;
  final String qualifier;

  PictureLanguage(String shortName, String qualifier) {
    this.shortName = shortName;
    this.qualifier = qualifier;
  }
}

package dev.casilla.app.golden;

/** The theme of a picture. */
enum PictureTheme {
  LIGHT("notnight", 0f, 4.5),
  DARK("night", 0f, 4.5),
  CONTRAST("notnight", 1f, 7),
  CONTRAST_DARK("night", 1f, 7);

  final String qualifier;
  final float systemContrast;

  /** The minimum contrast of every text, as defined by WCAG. */
  final double leastContrast;

  PictureTheme(String qualifier, float systemContrast, double leastContrast) {
    this.qualifier = qualifier;
    this.systemContrast = systemContrast;
    this.leastContrast = leastContrast;
  }
}

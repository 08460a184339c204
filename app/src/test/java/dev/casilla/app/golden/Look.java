package dev.casilla.app.golden;

/** The colours that a picture is taken in. */
enum Look {
  LIGHT("notnight", 0f),
  DARK("night", 0f),
  CONTRAST("notnight", 1f),
  CONTRAST_DARK("night", 1f);

  final String qualifier;
  final float systemContrast;

  Look(String qualifier, float systemContrast) {
    this.qualifier = qualifier;
    this.systemContrast = systemContrast;
  }
}

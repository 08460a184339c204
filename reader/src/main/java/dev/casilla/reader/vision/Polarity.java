package dev.casilla.reader.vision;

/** Which of ink and paper is the darker one. */
enum Polarity {
  DARK_ON_LIGHT(0),
  LIGHT_ON_DARK(0xff);

  private final int flip;

  Polarity(int flip) {
    this.flip = flip;
  }

  /** The bits in which a pixel's brightness changes so that ink comes out darker than paper. */
  int flip() {
    return flip;
  }
}

package dev.casilla.reader.ink;

/** Which of ink and paper is the darker one. */
public enum Polarity {
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

package dev.casilla.reader.ink;

/** Whether ink is darker or lighter than paper. */
public enum Polarity {
  DARK_ON_LIGHT(0),
  LIGHT_ON_DARK(0xff);

  private final int flip;

  Polarity(int flip) {
    this.flip = flip;
  }

  /** XOR mask for pixels that makes ink darker than paper. */
  int flip() {
    return flip;
  }
}

package dev.casilla.training.draw;

/**
 * How a digit is set, and how far a photo may spoil it: what people cannot read any more teaches
 * nothing.
 *
 * @param height of digits, in cells
 * @param ink how dark digits are, from 0 to 1
 * @param depth how much of the light the blackest ink takes in the photo
 * @param hardness 0 as a scanner sees it to 1 as bad as can just be read
 */
public record DigitSetting(double height, double ink, double depth, double hardness) {
  /** The part of the light that palest digits take at least. */
  private static final double PALEST = 0.17;

  public static DigitSetting random(SeededRandom chance, double hardness) {
    double height = chance.of(0.85) ? chance.between(0.4, 0.75) : chance.between(0.3, 0.88);
    double depth = chance.between(0.92 - 0.47 * hardness, 0.95);
    double palest = Math.max(0.9 - 0.65 * hardness, PALEST / depth);
    double ink = chance.of(0.4) ? chance.between(0.85, 1) : chance.between(palest, 1);
    return new DigitSetting(height, ink, depth, hardness);
  }

  /** The part of the light that digits take. */
  public double contrast() {
    return ink * depth;
  }
}

package dev.casilla.training.draw;

/**
 * The print style of a digit, and how far a photo may degrade it: illegible cells teach nothing.
 *
 * @param height height of digits in cells
 * @param ink darkness of digits, from 0 to 1
 * @param depth part of the light that the blackest ink absorbs in the photo
 * @param hardness 0 as from a scanner, 1 barely legible
 */
public record DigitSetting(double height, double ink, double depth, double hardness) {
  /** Part of the light that the palest digits absorb. */
  private static final double MIN_CONTRAST = 0.17;

  public static DigitSetting random(SeededRandom random, double hardness) {
    double height = random.of(0.85) ? random.between(0.4, 0.75) : random.between(0.3, 0.88);
    double depth = random.between(0.92 - 0.47 * hardness, 0.95);
    double palest = Math.max(0.9 - 0.65 * hardness, MIN_CONTRAST / depth);
    double ink = random.of(0.4) ? random.between(0.85, 1) : random.between(palest, 1);
    return new DigitSetting(height, ink, depth, hardness);
  }

  /** The part of the light that digits absorb. */
  public double contrast() {
    return ink * depth;
  }
}

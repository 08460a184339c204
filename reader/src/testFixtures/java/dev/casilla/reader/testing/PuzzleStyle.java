package dev.casilla.reader.testing;

import java.util.Random;

/**
 * How a puzzle is printed; lengths are in cells.
 *
 * @param thin width of the lines between cells
 * @param thick width of the lines between blocks
 * @param border width of the outer border; 0 where there is none
 * @param darkness of the thin lines, 0 white to 255 black
 * @param dash length of the dashes of thin lines; 0 where they are solid
 * @param shade darkness of every other block's ground
 * @param font the digits' font
 * @param filled how many of the cells have digits, 0 to 1
 */
public record PuzzleStyle(
    double thin,
    double thick,
    double border,
    int darkness,
    double dash,
    int shade,
    String font,
    double filled) {
  private static final String[] FONTS = {"SansSerif", "Serif", "Monospaced", "Dialog"};

  /** A style as puzzles have them: most are plain, some are faint, dashed, shaded or open. */
  public static PuzzleStyle random(Random random) {
    double thin = 0.015 + 0.03 * random.nextDouble();
    double thick = thin * (1 + 2.5 * random.nextDouble());
    boolean isOpen = random.nextInt(8) == 0;
    return new PuzzleStyle(
        thin,
        thick,
        isOpen ? 0 : thick,
        random.nextInt(4) == 0 ? 90 + random.nextInt(60) : 200,
        random.nextInt(6) == 0 ? 0.05 + 0.08 * random.nextDouble() : 0,
        random.nextInt(3) == 0 ? 20 + random.nextInt(60) : 0,
        FONTS[random.nextInt(FONTS.length)],
        0.25 + 0.3 * random.nextDouble());
  }

  /** The style of a printed solution: as this one, with a digit in every cell. */
  PuzzleStyle solved() {
    return new PuzzleStyle(thin, thick, Math.max(thin, border), darkness, 0, shade, font, 1);
  }
}

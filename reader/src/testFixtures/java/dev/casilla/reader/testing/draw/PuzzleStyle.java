package dev.casilla.reader.testing.draw;

import java.util.List;
import java.util.Random;

/**
 * The print style of a puzzle; lengths are in cells.
 *
 * @param thin width of the lines between cells
 * @param thick width of the lines between blocks
 * @param border width of the outer border; 0 for none
 * @param darkness darkness of the thin lines, 0 white to 255 black
 * @param dash length of the dashes of thin lines; 0 for solid
 * @param shade background darkness of every other block
 * @param face typeface of the digits
 * @param height height of the digits
 * @param ink darkness of the digits
 */
public record PuzzleStyle(
    double thin,
    double thick,
    double border,
    int darkness,
    double dash,
    int shade,
    String face,
    double height,
    int ink) {
  /** A random style: most are plain; some are faint, dashed, shaded or without border. */
  public static PuzzleStyle random(Random random) {
    double thin = 0.015 + 0.03 * random.nextDouble();
    double thick = thin * (1 + 2.5 * random.nextDouble());
    boolean isOpen = random.nextInt(8) == 0;
    List<String> faces = GlyphOutlines.names();
    return new PuzzleStyle(
        thin,
        thick,
        isOpen ? 0 : thick,
        random.nextInt(4) == 0 ? 90 + random.nextInt(60) : 200,
        random.nextInt(6) == 0 ? 0.05 + 0.08 * random.nextDouble() : 0,
        random.nextInt(3) == 0 ? 20 + random.nextInt(60) : 0,
        faces.get(random.nextInt(faces.size())),
        0.45 + 0.25 * random.nextDouble(),
        random.nextInt(5) == 0 ? 120 + random.nextInt(60) : 225);
  }

  /** This style with an outer border of this width. */
  PuzzleStyle withBorder(double width) {
    return new PuzzleStyle(thin, thick, width, darkness, dash, shade, face, height, ink);
  }

  /** The style of a printed solution: this style with a border. */
  PuzzleStyle ofSolution() {
    return new PuzzleStyle(
        thin, thick, Math.max(thin, border), darkness, 0, shade, face, height, ink);
  }
}

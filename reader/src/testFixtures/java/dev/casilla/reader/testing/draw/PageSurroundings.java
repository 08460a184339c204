package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Grid;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/**
 * The content around a puzzle on its page: text, a frame, a neighbour, a solution, advertisements,
 * crosswords and tables.
 *
 * @param style style of the puzzle
 * @param neighbour another puzzle
 * @param solution the solution of the puzzle itself or of another
 */
public record PageSurroundings(PuzzleStyle style, Grid neighbour, Grid solution) {
  private static final Rectangle2D ABOVE = new Rectangle2D.Double(-15, -13, 30, 7.5);
  private static final Rectangle2D BELOW_LEFT = new Rectangle2D.Double(-15, 5.5, 8, 10);
  private static final Rectangle2D BELOW = new Rectangle2D.Double(-6.5, 5.5, 6, 9);
  private static final Rectangle2D BELOW_RIGHT = new Rectangle2D.Double(5, 6, 9, 9);

  /** Minimum gap beside a puzzle in cells, about five millimetres. */
  private static final double GUTTER = 0.7;

  /** Draws text and other puzzles and adds them to the description. */
  public void draw(PageArt art, Random random, StringBuilder description) {
    if (random.nextInt(3) > 0) {
      art.text(ABOVE);
      art.text(BELOW_LEFT);
      description.append(" text");
    }
    if (random.nextInt(4) == 0) {
      double gap = random.nextInt(2) == 0 ? 0.05 : 0.5;
      art.frame(new Rectangle2D.Double(-4.5 - gap, -6, 9 + 2 * gap, 11 + gap), 0.05);
      description.append(" frame ").append(gap);
    }
    if (random.nextInt(3) == 0) {
      // Smaller than the puzzle, so that it is clear which one is intended.
      double side = 6 + 1.5 * random.nextDouble();
      Rectangle2D square = new Rectangle2D.Double(5 + random.nextDouble(), -4.5, side, side);
      art.puzzle(square, style, neighbour);
      description.append(" neighbour");
    }
    if (random.nextInt(3) == 0) {
      Rectangle2D square = new Rectangle2D.Double(0, 5.5, 4, 4);
      art.puzzle(square, style.ofSolution(), solution);
      description.append(" solution");
    }
  }

  /**
   * Draws further content into empty areas and adds it to the description.
   *
   * @param art a drawing with its own random generator, so that pages from before there were
   *     advertisements stay the same apart from the additions
   */
  public static void drawMore(PageArt art, Random random, StringBuilder description) {
    if (random.nextInt(2) == 0) {
      double gap = GUTTER + random.nextDouble();
      double width = 4 + 5 * random.nextDouble();
      double height = 5 + 4 * random.nextDouble();
      double top = (9 - height) * random.nextDouble() - 4.5;
      art.advertisement(new Rectangle2D.Double(-4.5 - gap - width, top, width, height));
      description.append(" advertisement");
    }
    switch (random.nextInt(6)) {
      case 0 -> {
        int size = 9 + random.nextInt(6);
        art.crossword(BELOW_RIGHT, size, size);
        description.append(" crossword");
      }
      case 1 -> {
        art.table(BELOW_RIGHT);
        description.append(" table");
      }
      case 2 -> {
        art.picture(BELOW_RIGHT);
        description.append(" picture");
      }
      case 3 -> {
        art.advertisement(BELOW);
        description.append(" advertisement below");
      }
      default -> {}
    }
  }
}

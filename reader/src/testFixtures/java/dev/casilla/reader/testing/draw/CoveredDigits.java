package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Grid;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** Finds the printed digits that something on the page covers. */
public final class CoveredDigits {
  /** A digit is unreadable if this part of its ink is covered. */
  private static final double UNREADABLE_PART = 0.5;

  /** Samples per side of each digit. */
  private static final int SAMPLES_PER_SIDE = 40;

  private final PuzzleArt art;
  private final Grid givens;

  public CoveredDigits(PuzzleStyle style, Grid givens) {
    this.givens = givens;
    art = new PuzzleArt(style, givens);
  }

  /** The digits that this cover on the page makes unreadable. */
  public Grid hiddenBy(Shape onPage) {
    Shape cover = AffineTransform.getTranslateInstance(4.5, 4.5).createTransformedShape(onPage);
    Grid covered = Grid.EMPTY;
    for (int cell : givens.filled()) {
      if (isLost(art.digit(cell), cover)) {
        covered = covered.with(cell, givens.digitAt(cell));
      }
    }
    return covered;
  }

  private static boolean isLost(Shape digit, Shape cover) {
    Rectangle2D bounds = digit.getBounds2D();
    int ink = 0;
    int hidden = 0;
    for (int i = 0; i < SAMPLES_PER_SIDE * SAMPLES_PER_SIDE; i++) {
      int row = i / SAMPLES_PER_SIDE;
      double x =
          bounds.getX() + bounds.getWidth() * (i % SAMPLES_PER_SIDE + 0.5) / SAMPLES_PER_SIDE;
      double y = bounds.getY() + bounds.getHeight() * (row + 0.5) / SAMPLES_PER_SIDE;
      if (digit.contains(x, y)) {
        ink++;
        hidden += cover.contains(x, y) ? 1 : 0;
      }
    }
    return hidden > UNREADABLE_PART * ink;
  }
}

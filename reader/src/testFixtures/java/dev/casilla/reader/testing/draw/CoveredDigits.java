package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Grid;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** Finds the digits of a printed puzzle that something on the page hides. */
public final class CoveredDigits {
  /** The part of a digit's ink without which it could be another one. */
  private static final double LOST = 0.5;

  /** Places a side that are looked at of each digit. */
  private static final int FINENESS = 40;

  private final PuzzleArt art;
  private final Grid givens;

  public CoveredDigits(PuzzleStyle style, Grid givens) {
    this.givens = givens;
    art = new PuzzleArt(style, givens);
  }

  /** The digits that nobody can read under this cover, which lies on the page. */
  public Grid under(Shape onPage) {
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
    for (int i = 0; i < FINENESS * FINENESS; i++) {
      int row = i / FINENESS;
      double x = bounds.getX() + bounds.getWidth() * (i % FINENESS + 0.5) / FINENESS;
      double y = bounds.getY() + bounds.getHeight() * (row + 0.5) / FINENESS;
      if (digit.contains(x, y)) {
        ink++;
        hidden += cover.contains(x, y) ? 1 : 0;
      }
    }
    return hidden > LOST * ink;
  }
}

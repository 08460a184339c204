package dev.casilla.reader.testing.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.solver.Grid;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CoveredDigitsTest {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final CoveredDigits digits = new CoveredDigits(PuzzleStyle.random(new Random(1)), GIVENS);

  /** A bar on the page, whose centre is that of the puzzle. */
  private static Shape bar(double top, double height) {
    return new Rectangle2D.Double(-4.5, -4.5 + top, 9, height);
  }

  @Test
  void hiddenBy_barOverRow_areDigitsOfThatRow() {
    Grid covered = digits.hiddenBy(bar(3.1, 0.8));

    assertEquals("8129", covered.toString().replace(".", ""));
    assertEquals(GIVENS.digitAt(29), covered.digitAt(29));
  }

  @Test
  void hiddenBy_thinStrokeThroughRow_isEmpty() {
    assertEquals(Grid.EMPTY, digits.hiddenBy(bar(3.48, 0.06)));
  }

  @Test
  void hiddenBy_barBetweenRows_isEmpty() {
    assertEquals(Grid.EMPTY, digits.hiddenBy(bar(2.85, 0.3)));
  }
}

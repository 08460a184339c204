package dev.casilla.reader.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import org.junit.jupiter.api.Test;

final class MeshBendsTest {
  private final MeshBends bends = new MeshBends();

  @Test
  void peakBend_flatBoard_isZero() {
    assertEquals(
        0, bends.peakBend(new Mesh((row, column) -> new Point(20 * column, 20 * row))), 1e-9);
  }

  @Test
  void peakBend_curledPaper_isSmall() {
    Mesh curled =
        new Mesh((row, column) -> new Point(20 * column, 20 * row + 8 * Math.sin(column / 3.5)));

    assertTrue(bends.peakBend(curled) < 0.05);
  }

  @Test
  void peakBend_squeezedCorner_isLarge() {
    Mesh squeezed =
        new Mesh(
            (row, column) -> {
              double off = row + column < 3 ? 0.25 * (3 - row - column) : 0;
              return new Point(20 * (column + off), 20 * (row + off));
            });

    assertTrue(bends.peakBend(squeezed) > 0.11);
  }

  @Test
  void rmsBend_displacedBorder_exceedsCurledPaper() {
    Mesh curled =
        new Mesh((row, column) -> new Point(20 * column, 20 * row + 8 * Math.sin(column / 3.5)));
    Mesh drawnAside =
        new Mesh((row, column) -> new Point(20 * column + (column == 9 ? row : 0), 20 * row));

    assertTrue(bends.rmsBend(drawnAside) > 1.2 * bends.rmsBend(curled));
  }
}

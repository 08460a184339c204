package dev.casilla.reader.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class MeshTest {
  private static final Mesh FLAT =
      new Mesh((row, column) -> new Point(10 + 20 * column, 30 + 20 * row));

  @Test
  void at_withinCell_isInterpolated() {
    assertEquals(new Point(10 + 20 * 3.5, 30 + 20 * 7.25), FLAT.at(3.5, 7.25));
  }

  @Test
  void at_beyondBorder_isExtrapolated() {
    assertEquals(new Point(0, 220), FLAT.at(-0.5, 9.5));
  }

  @Test
  void quarterTurned_leftColumn_becomesTopRow() {
    Mesh turned = FLAT.quarterTurned();

    assertEquals(FLAT.node(9, 0), turned.node(0, 0));
    assertEquals(FLAT.node(0, 0), turned.node(0, 9));
    assertEquals(FLAT.corners().quarterTurned(), turned.corners());
  }

  @Test
  void node_outOfRange_throws() {
    assertThrows(IllegalArgumentException.class, () -> FLAT.node(10, 0));
    assertThrows(IllegalArgumentException.class, () -> FLAT.node(0, -1));
  }

  @Test
  void cellSide_squareCells_isTheirSide() {
    assertEquals(20, FLAT.cellSide(), 1e-9);
  }
}

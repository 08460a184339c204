package dev.casilla.reader.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class QuadTest {
  private static final Quad SQUARE =
      new Quad(new Point(0, 0), new Point(4, 0), new Point(4, 4), new Point(0, 4));

  @Test
  void area_square_isSideSquared() {
    assertEquals(16, SQUARE.area());
  }

  @Test
  void isConvex_crossedSides_isFalse() {
    Quad crossed = new Quad(new Point(0, 0), new Point(4, 4), new Point(4, 0), new Point(0, 4));

    assertTrue(SQUARE.isConvex());
    assertFalse(crossed.isConvex());
  }

  @Test
  void quarterTurned_fourTimes_isTheSame() {
    assertEquals(SQUARE, SQUARE.quarterTurned().quarterTurned().quarterTurned().quarterTurned());
  }

  @Test
  void upright_anyCornerOrder_isTheSame() {
    assertEquals(SQUARE, SQUARE.quarterTurned().upright());
    assertEquals(SQUARE, SQUARE.quarterTurned().quarterTurned().upright());
  }

  @Test
  void contains_points_onlyThoseInside() {
    assertTrue(SQUARE.contains(new Point(1, 3)));
    assertFalse(SQUARE.contains(new Point(5, 3)));
    assertFalse(SQUARE.contains(new Point(1, -1)));
  }
}

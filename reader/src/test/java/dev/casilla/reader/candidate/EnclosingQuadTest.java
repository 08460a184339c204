package dev.casilla.reader.candidate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class EnclosingQuadTest {
  private static final Quad SQUARE =
      new Quad(new Point(0, 0), new Point(90, 0), new Point(90, 90), new Point(0, 90));

  private static Optional<Quad> around(double... places) {
    double[] xs = new double[places.length / 2];
    double[] ys = new double[places.length / 2];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = places[2 * i];
      ys[i] = places[2 * i + 1];
    }
    return new EnclosingQuad().around(xs, ys, xs.length);
  }

  private static void assertSquare(Optional<Quad> quad) {
    assertTrue(quad.orElseThrow().farthestCorner(SQUARE) < 1e-9, quad.toString());
  }

  @Test
  void around_square_isTheSquare() {
    assertSquare(around(0, 0, 90, 0, 90, 90, 0, 90));
  }

  @Test
  void around_gridWithoutBorder_restoresCorners() {
    assertSquare(around(10, 0, 80, 0, 90, 10, 90, 80, 80, 90, 10, 90, 0, 80, 0, 10));
  }

  @Test
  void around_hiddenCorner_isRestored() {
    assertSquare(around(0, 0, 90, 0, 90, 60, 70, 75, 50, 90, 0, 90));
  }

  @Test
  void around_anyFirstCorner_isTheSame() {
    assertEquals(
        around(10, 0, 80, 0, 90, 10, 90, 80, 80, 90, 0, 90),
        around(80, 90, 0, 90, 10, 0, 80, 0, 90, 10, 90, 80));
  }

  @Test
  void around_triangle_isEmpty() {
    assertTrue(around(0, 0, 90, 0, 0, 90).isEmpty());
  }

  @Test
  void around_triangleWithCutCorners_containsIt() {
    Quad quad = around(0, 0, 90, 0, 90, 5, 5, 90, 0, 90).orElseThrow();

    assertTrue(quad.isConvex());
    assertTrue(quad.area() < 90 * 90);
  }
}

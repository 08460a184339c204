package dev.casilla.app.reading.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.app.reading.frame.PixelLayout.Crop;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import org.junit.jupiter.api.Test;

/** Mapping from frame to view. */
final class ViewProjectionTest {
  @Test
  void inFrame_quarterTurn_isWhereThePixelWas() {
    PixelLayout layout = new PixelLayout(1280, 1, new Crop(10, 20, 1200, 600), 90);
    // A clockwise rotation moves the bottom left corner to the top left.
    assertEquals(new Point(10, 620), layout.inFrame(new Point(0, 0)));
    assertEquals(new Point(1210, 620), layout.inFrame(new Point(0, 1200)));
    assertEquals(new Point(10, 20), layout.inFrame(new Point(600, 0)));
  }

  @Test
  void map_perspective_dividesByDepth() {
    ViewProjection projection = new ViewProjection(1, 0, 0, 0, 1, 0, 0, 0.001f, 1);
    assertEquals(50, projection.map(new Point(100, 1000)).x(), 1e-3);
  }

  @Test
  void map_quad_keepsItsCornersApart() {
    PixelLayout layout = new PixelLayout(100, 1, new Crop(0, 0, 100, 100), 0);
    Quad quad = new Quad(new Point(1, 2), new Point(9, 2), new Point(9, 8), new Point(1, 8));
    assertEquals(quad, new ViewProjection(1, 0, 0, 0, 1, 0, 0, 0, 1).map(layout, quad));
  }

  @Test
  void projection_otherThanNineNumbers_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> new ViewProjection(1, 0, 0, 0, 1, 0));
  }
}

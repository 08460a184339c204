package dev.casilla.app.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.app.scan.PixelLayout.Crop;
import dev.casilla.app.scan.Projection.Mirror;
import dev.casilla.reader.vision.Point;
import dev.casilla.reader.vision.Quad;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where things are that were found in a frame. What is expected is worked out from the definition:
 * turn the visible part upright, mirror it, make it fill the view, cut off evenly what is too much.
 */
final class ProjectionTest {
  private static final int VIEW_WIDTH = 1080;
  private static final int VIEW_HEIGHT = 2160;

  static Stream<Arguments> frames() {
    return Stream.of(0, 90, 180, 270)
        .flatMap(
            rotation ->
                Stream.of(new Crop(0, 0, 1280, 720), new Crop(40, 30, 1000, 500))
                    .flatMap(
                        crop ->
                            Stream.of(Mirror.values())
                                .map(mirror -> Arguments.of(rotation, crop, mirror))));
  }

  @ParameterizedTest
  @MethodSource("frames")
  void fillCenter_anyFrame_showsThingsWhereTheyAre(int rotation, Crop crop, Mirror mirror) {
    PixelLayout layout = new PixelLayout(1280, 1, crop, rotation);
    Projection projection = Projection.fillCenter(layout, VIEW_WIDTH, VIEW_HEIGHT, mirror);
    boolean swaps = rotation % 180 != 0;
    double across = swaps ? crop.height() : crop.width();
    double down = swaps ? crop.width() : crop.height();
    for (Point upright : new Point[] {new Point(0, 0), new Point(101, 37), new Point(300, 250)}) {
      Point seen = projection.map(layout.inFrame(upright));
      Point expected = expected(upright, across, down, mirror);
      assertEquals(expected.x(), seen.x(), 0.01);
      assertEquals(expected.y(), seen.y(), 0.01);
    }
  }

  private static Point expected(Point upright, double across, double down, Mirror mirror) {
    double scale = Math.max(VIEW_WIDTH / across, VIEW_HEIGHT / down);
    double x = mirror == Mirror.MIRRORED ? across - upright.x() : upright.x();
    return new Point(
        x * scale - (across * scale - VIEW_WIDTH) / 2,
        upright.y() * scale - (down * scale - VIEW_HEIGHT) / 2);
  }

  @Test
  void inFrame_quarterTurn_isWhereThePixelWas() {
    PixelLayout layout = new PixelLayout(1280, 1, new Crop(10, 20, 1200, 600), 90);
    // Turned clockwise, what was at the bottom left comes to the top left.
    assertEquals(new Point(10, 620), layout.inFrame(new Point(0, 0)));
    assertEquals(new Point(1210, 620), layout.inFrame(new Point(0, 1200)));
    assertEquals(new Point(10, 20), layout.inFrame(new Point(600, 0)));
  }

  @Test
  void map_perspective_dividesByDepth() {
    Projection projection = new Projection(1, 0, 0, 0, 1, 0, 0, 0.001f, 1);
    assertEquals(50, projection.map(new Point(100, 1000)).x(), 1e-3);
  }

  @Test
  void map_quad_keepsItsCornersApart() {
    PixelLayout layout = new PixelLayout(100, 1, new Crop(0, 0, 100, 100), 0);
    Quad quad = new Quad(new Point(1, 2), new Point(9, 2), new Point(9, 8), new Point(1, 8));
    assertEquals(quad, new Projection(1, 0, 0, 0, 1, 0, 0, 0, 1).map(layout, quad));
  }

  @Test
  void projection_otherThanNineNumbers_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Projection(1, 0, 0, 0, 1, 0));
  }
}

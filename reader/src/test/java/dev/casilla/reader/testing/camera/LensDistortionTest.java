package dev.casilla.reader.testing.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Point;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LensDistortionTest {
  private static final Point MIDDLE = new Point(400, 300);

  @ParameterizedTest
  @ValueSource(doubles = {-0.05, -0.02, 0, 0.02, 0.05})
  void undistort_distortedPoint_isOriginal(double strength) {
    LensDistortion lens = new LensDistortion(MIDDLE, 500, strength);
    for (int x = 0; x <= 800; x += 100) {
      for (int y = 0; y <= 600; y += 100) {
        Point back = lens.undistort(lens.distort(new Point(x, y)));
        assertEquals(x, back.x(), 0.01);
        assertEquals(y, back.y(), 0.01);
      }
    }
  }

  @Test
  void distort_cornersAndCentre_movesOnlyCornersByStrength() {
    LensDistortion barrel = new LensDistortion(MIDDLE, 500, -0.04);
    assertEquals(MIDDLE, barrel.distort(MIDDLE));
    assertEquals(400 + 0.96 * 400, barrel.distort(new Point(800, 600)).x(), 1e-9);
  }

  @Test
  void random_anyHardness_isZeroForScansAndBounded() {
    Random random = new Random(1);
    assertEquals(0, LensDistortion.random(random, 800, 600, 0).strength());
    double most = 0;
    for (int i = 0; i < 1000; i++) {
      most = Math.max(most, Math.abs(LensDistortion.random(random, 800, 600, 1).strength()));
    }
    assertTrue(most > 0.04 && most <= 0.05, "most was " + most);
  }
}

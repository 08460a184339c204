package dev.casilla.reader.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HomographyTest {
  private static final Quad SLANTED =
      new Quad(new Point(100, 120), new Point(700, 60), new Point(760, 560), new Point(140, 500));

  @Test
  void of_corners_areMappedToTheQuad() {
    Homography view = Homography.of(SLANTED, 9);

    assertTrue(view.map(0, 0).distanceTo(SLANTED.topLeft()) < 1e-6);
    assertTrue(view.map(9, 0).distanceTo(SLANTED.topRight()) < 1e-6);
    assertTrue(view.map(9, 9).distanceTo(SLANTED.bottomRight()) < 1e-6);
    assertTrue(view.map(0, 9).distanceTo(SLANTED.bottomLeft()) < 1e-6);
  }

  @Test
  void of_linesOnTheBoard_stayStraight() {
    Homography view = Homography.of(SLANTED, 9);
    Point along = view.map(9, 5).minus(view.map(0, 5));

    assertEquals(0, along.cross(view.map(4, 5).minus(view.map(0, 5))) / along.length(), 1e-6);
  }

  @Test
  void solve_projectedPoints_recoversTransform() {
    Homography view = Homography.of(SLANTED, 9);
    Homography.Fit fit = new Homography.Fit();
    for (int i = 0; i < 100; i += 3) {
      int row = i / 10;
      fit.add(new Point(i % 10, row), view.map(i % 10, row));
    }

    assertTrue(fit.solve().map(7.5, 2.5).distanceTo(view.map(7.5, 2.5)) < 1e-3);
  }

  @Test
  void aspectRatio_straightView_isThatOfCells() {
    Quad wide =
        new Quad(new Point(40, 100), new Point(760, 100), new Point(760, 500), new Point(40, 500));

    assertEquals(1.8, Homography.of(wide, 9).aspectRatio(800, 600), 1e-6);
  }

  @ParameterizedTest
  @ValueSource(doubles = {350, 800, 1500})
  void aspectRatio_tiltedSquareWithAnyLens_isOne(double focus) {
    double tilt = Math.toRadians(30);
    Homography.Fit fit = new Homography.Fit();
    for (int corner = 0; corner < 4; corner++) {
      double u = corner % 2 * 9;
      double v = corner < 2 ? 0 : 9;
      double depth = 20 + (v - 4.5) * Math.sin(tilt);
      double y = 300 + focus * (v - 4.5) * Math.cos(tilt) / depth;
      fit.add(new Point(u, v), new Point(400 + focus * (u - 4.5) / depth, y));
    }

    assertEquals(1, fit.solve().aspectRatio(800, 600), 1e-3);
  }
}

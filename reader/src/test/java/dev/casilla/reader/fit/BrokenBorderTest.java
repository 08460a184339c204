package dev.casilla.reader.fit;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles with an erased or broken outline, which are found by their cells. */
final class BrokenBorderTest {
  private static final int SIDE = 700;
  private static final byte PAPER = (byte) 224;

  /** Distance from a line, in cells, within which it is erased. */
  private static final double REACH = 0.12;

  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final Picture picture = new Picture();

  /** Selects what is erased, by position on the board. */
  private interface Eraser {
    boolean erases(double column, double row);
  }

  static Stream<CameraPose> poses() {
    return Stream.of(
        CameraPose.above(40),
        CameraPose.above(60).turned(0.2),
        CameraPose.above(48).turned(-0.4).tilted(0.35, 0.2),
        CameraPose.above(30).tilted(-0.2, 0.5));
  }

  private static boolean isNear(double place, double line) {
    return Math.abs(place - line) < REACH;
  }

  private static boolean isBorder(double column, double row) {
    return isNear(column, 0)
        || isNear(row, 0)
        || isNear(column, Mesh.CELLS)
        || isNear(row, Mesh.CELLS);
  }

  private static boolean isLine(double column, double row) {
    return isNear(column, Math.rint(column)) || isNear(row, Math.rint(row));
  }

  private void assertFoundWithout(CameraPose pose, Eraser eraser) {
    byte[] luma = new NewspaperPage(PUZZLE, 2).photograph(pose, SIDE, SIDE);
    List<Point> truth = NewspaperPage.corners(pose, SIDE, SIDE);
    Quad corners = new Quad(truth.get(0), truth.get(1), truth.get(2), truth.get(3));
    Homography back = Homography.of(corners, Mesh.CELLS).inverse();
    for (int i = 0; i < luma.length; i++) {
      int y = i / SIDE;
      Point place = back.map(i % SIDE + 0.5, y + 0.5);
      boolean isOnBoard =
          Math.abs(place.x() - 4.5) < 4.5 + REACH && Math.abs(place.y() - 4.5) < 4.5 + REACH;
      if (isOnBoard && eraser.erases(place.x(), place.y())) {
        luma[i] = PAPER;
      }
    }
    assertTrue(picture.load(LumaPlane.of(luma, SIDE, SIDE)).isEmpty());

    FoundGrid grid =
        assertInstanceOf(FoundGrids.class, new GridFinder().find(picture), pose.toString()).best();

    double off = PlanarError.ofCorners(grid, corners);
    assertTrue(off < 0.2, "off by " + off + ": " + pose);
  }

  @ParameterizedTest
  @MethodSource("poses")
  void find_borderErased_isFound(CameraPose pose) {
    assertFoundWithout(pose, BrokenBorderTest::isBorder);
  }

  @ParameterizedTest
  @MethodSource("poses")
  void find_twoSidesOfTheBorderErased_isFound(CameraPose pose) {
    assertFoundWithout(pose, (column, row) -> isNear(column, 0) || isNear(row, Mesh.CELLS));
  }

  @ParameterizedTest
  @MethodSource("poses")
  void find_borderBrokenInPlaces_isFound(CameraPose pose) {
    assertFoundWithout(
        pose,
        (column, row) -> isBorder(column, row) && Math.floorMod((int) (column + row), 2) == 0);
  }

  /** A third of all edges is broken in the middle. */
  @ParameterizedTest
  @MethodSource("poses")
  void find_allLinesBrokenInPlaces_isFound(CameraPose pose) {
    assertFoundWithout(
        pose,
        (column, row) -> {
          int edge = (int) Math.floor(2 * column) + 3 * (int) Math.floor(2 * row);
          return isLine(column, row) && Math.floorMod(edge, 5) == 0;
        });
  }
}

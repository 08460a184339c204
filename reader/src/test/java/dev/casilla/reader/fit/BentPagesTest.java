package dev.casilla.reader.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages bent so much that a flat grid through the corners misses their cells. */
final class BentPagesTest {
  private static final int SIDE = 640;
  private static final double CELL = 50;
  private static final double MIDDLE = SIDE / 2.0;
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  /** Vertical displacement in cells, by distance from the puzzle's centre. */
  private interface Bend {
    double at(double cells);
  }

  static Stream<Named<Bend>> bends() {
    return Stream.of(
        Named.of("curled", cells -> 0.5 * Math.cos(Math.PI * cells / 9)),
        Named.of("curled the other way", cells -> -0.5 * Math.cos(Math.PI * cells / 9)),
        Named.of("folded in the middle", cells -> 0.18 * Math.max(0, cells)),
        Named.of("folded the other way", cells -> -0.18 * Math.max(0, cells)),
        Named.of("folded beside the middle", cells -> 0.2 * Math.max(0, cells - 1.3)));
  }

  private static double moved(Bend bend, double pixels) {
    return CELL * bend.at((pixels - MIDDLE) / CELL);
  }

  /** The page with its columns displaced. */
  private static LumaPlane page(Bend bend) {
    byte[] flat = new NewspaperPage(PUZZLE, 2).photograph(CameraPose.above(CELL), SIDE, SIDE);
    byte[] bent = new byte[flat.length];
    for (int i = 0; i < bent.length; i++) {
      int x = i % SIDE;
      int row = i / SIDE;
      double y = Math.max(0, Math.min(SIDE - 1.001, row - moved(bend, x + 0.5)));
      int above = (int) y;
      double upper = flat[above * SIDE + x] & 0xff;
      double lower = flat[(above + 1) * SIDE + x] & 0xff;
      bent[i] = (byte) (upper + (lower - upper) * (y - above));
    }
    return LumaPlane.of(bent, SIDE, SIDE);
  }

  private static List<Point> nodes(Bend bend) {
    List<Point> nodes = new ArrayList<>();
    for (int i = 0; i < Mesh.LINES * Mesh.LINES; i++) {
      double x = MIDDLE + CELL * (i % Mesh.LINES - 4.5);
      int row = i / Mesh.LINES;
      nodes.add(new Point(x, MIDDLE + CELL * (row - 4.5) + moved(bend, x)));
    }
    return nodes;
  }

  /** Maximum node error, in cells, of a flat grid with the right corners. */
  private static double offIfFlat(List<Point> nodes) {
    Homography flat = Homography.of(PlanarError.cornersOf(nodes), Mesh.CELLS);
    double worst = 0;
    for (int i = 0; i < nodes.size(); i++) {
      int row = i / Mesh.LINES;
      worst = Math.max(worst, flat.map(i % Mesh.LINES, row).distanceTo(nodes.get(i)));
    }
    return worst / CELL;
  }

  @ParameterizedTest
  @MethodSource("bends")
  void read_bentPage_meshFollowsIt(Bend bend) {
    List<Point> nodes = nodes(bend);
    assertTrue(offIfFlat(nodes) > 0.35, "bent by no more than " + offIfFlat(nodes));

    PuzzleReading reading = new PuzzleReader().read(page(bend));

    ReadBoard board = assertInstanceOf(PuzzleReading.Boards.class, reading).best();
    double off = PlanarError.ofNodes(board.grid(), nodes);
    assertTrue(off < 0.2, "off by " + off);
    assertEquals(PUZZLE, board.shown());
  }
}

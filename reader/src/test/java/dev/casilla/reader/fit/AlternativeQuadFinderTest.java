package dev.casilla.reader.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.evidence.DrawnBoard;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class AlternativeQuadFinderTest {
  private final DrawnBoard board = new DrawnBoard().withLines(60);
  private final AlternativeQuadFinder secondGuess = new AlternativeQuadFinder();

  private Optional<Quad> alternativeFor(Mesh mesh) {
    return secondGuess.of(mesh, board.seenAt(mesh));
  }

  private static Mesh movedOn(double right, double down) {
    return new Mesh((row, column) -> DrawnBoard.mesh().at(column + right, row + down));
  }

  private static void assertIsBoard(Optional<Quad> quad) {
    double off = quad.orElseThrow().farthestCorner(DrawnBoard.mesh().corners());
    assertTrue(off < 0.1 * DrawnBoard.CELL, quad + " is off by " + off);
  }

  @Test
  void of_meshOnLines_isEmpty() {
    assertEquals(Optional.empty(), alternativeFor(DrawnBoard.mesh()));
  }

  @Test
  void of_meshOneColumnTooFarRight_movesBack() {
    assertIsBoard(alternativeFor(movedOn(1, 0)));
  }

  @Test
  void of_meshOneRowTooHigh_movesDown() {
    assertIsBoard(alternativeFor(movedOn(0, -1)));
  }

  @Test
  void of_cornerOnNextLines_movesToPlaneOfOthers() {
    Mesh astray =
        new Mesh(
            (row, column) -> {
              double off = Math.max(0, row + column - 14) / 4.0;
              return DrawnBoard.mesh().at(column - off, row - off);
            });

    assertIsBoard(alternativeFor(astray));
  }

  @Test
  void of_curledPaper_isEmpty() {
    Mesh curled =
        new Mesh(
            (row, column) -> DrawnBoard.mesh().at(column, row + 0.15 * Math.sin(column / 3.5)));

    assertEquals(Optional.empty(), alternativeFor(curled));
  }
}

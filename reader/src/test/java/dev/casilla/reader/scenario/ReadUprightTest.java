package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;

/** Reads rectified boards. */
final class ReadUprightTest {
  private static final int SIDE = 700;
  private static final int CELL = 32;
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final PuzzleReader reader = new PuzzleReader();
  private final FlatBoard flat = flatten();

  private FlatBoard flatten() {
    byte[] luma = new NewspaperPage(PUZZLE, 2).photograph(CameraPose.above(60), SIDE, SIDE);
    PuzzleReading reading = reader.read(LumaPlane.of(luma, SIDE, SIDE));
    return reader.flatten(((PuzzleReading.Boards) reading).best(), CELL);
  }

  private static FlatBoard quarterTurned(FlatBoard board) {
    byte[] turned = new byte[board.luma().length];
    for (int i = 0; i < board.side() * board.side(); i++) {
      turned[i % board.side() * board.side() + board.side() - 1 - i / board.side()] =
          board.luma()[i];
    }
    return new FlatBoard(turned, board.side(), board.cell(), board.margin());
  }

  @Test
  void readUpright_uprightBoard_isPuzzle() {
    ReadBoard board = reader.readUpright(flat);
    assertEquals(PUZZLE, board.raw());
    assertTrue(board.isCertain());
  }

  @Test
  void readUpright_rotatedBoard_isNotTurned() {
    FlatBoard side = quarterTurned(flat);
    assertNotEquals(PUZZLE, reader.readUpright(side).raw());
    FlatBoard upright = quarterTurned(quarterTurned(quarterTurned(side)));
    assertEquals(PUZZLE, reader.readUpright(upright).raw());
  }

  @Test
  void readUpright_whiteOnBlack_isPuzzle() {
    assertEquals(PUZZLE, reader.readUpright(flat.inverted()).raw());
  }

  @Test
  void readUpright_brokenImage_throws() {
    FlatBoard nothing = new FlatBoard(new byte[4], 2, 0, 1);
    assertThrows(IllegalArgumentException.class, () -> reader.readUpright(nothing));
  }
}

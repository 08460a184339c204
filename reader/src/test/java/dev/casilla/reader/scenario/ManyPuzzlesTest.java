package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages full of puzzles, as in books and weekend newspapers. */
final class ManyPuzzlesTest {
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final PuzzleReader reader = new PuzzleReader();

  /** A different puzzle for each number: the same with permuted digits. */
  private static Grid puzzle(int number) {
    Grid puzzle = PUZZLE;
    for (int cell : PUZZLE.filled()) {
      puzzle = puzzle.with(cell, 1 + (PUZZLE.digitAt(cell) + number) % Cells.SIDE);
    }
    return puzzle;
  }

  private static LumaPlane page(int across, int down, int side) {
    int width = across * side;
    byte[] luma = new byte[width * down * side];
    for (int i = 0; i < across * down; i++) {
      byte[] one =
          new NewspaperPage(puzzle(i), i).photograph(CameraPose.above(side / 10.5), side, side);
      for (int y = 0; y < side; y++) {
        int to = (i / across * side + y) * width + i % across * side;
        System.arraycopy(one, y * side, luma, to, side);
      }
    }
    return LumaPlane.of(luma, width, down * side);
  }

  private PuzzleReading.Boards read(int across, int down, int side) {
    PuzzleReading.Boards boards =
        assertInstanceOf(PuzzleReading.Boards.class, reader.read(page(across, down, side)));
    Set<Integer> numbers = new HashSet<>();
    for (ReadBoard board : boards.bestFirst()) {
      Point corner = board.corners().topLeft();
      Point opposite = board.corners().bottomRight();
      int row = (int) ((corner.y() + opposite.y()) / 2 / side);
      int column = (int) ((corner.x() + opposite.x()) / 2 / side);
      int number = row * across + column;
      assertEquals(puzzle(number), board.shown(), "puzzle " + number);
      assertTrue(numbers.add(number), "duplicate: puzzle " + number);
    }
    return boards;
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 600", "2, 1, 400", "1, 3, 400", "2, 2, 260", "2, 2, 600"})
  void read_fewPuzzles_readsAll(int across, int down, int side) {
    PuzzleReading.Boards boards = read(across, down, side);

    assertEquals(across * down, boards.bestFirst().size());
    assertFalse(boards.mayLackSome());
  }

  /** More puzzles than are read from one image, so the result may be incomplete. */
  @ParameterizedTest
  @CsvSource({"5, 1, 300", "2, 3, 260", "2, 3, 600", "3, 2, 400", "3, 3, 260", "4, 3, 400"})
  void read_manyPuzzles_mayLackSome(int across, int down, int side) {
    PuzzleReading.Boards boards = read(across, down, side);

    assertTrue(boards.bestFirst().size() > 4, boards.bestFirst().size() + " boards");
    assertTrue(boards.mayLackSome());
  }
}

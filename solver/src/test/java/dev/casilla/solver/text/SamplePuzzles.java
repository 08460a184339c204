package dev.casilla.solver.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import java.util.List;

/** Puzzles and checks that the tests of this package share. */
final class SamplePuzzles {
  static final String EASY =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  static final String EASY_SOLVED =
      "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
  static final String HARD =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

  private SamplePuzzles() {}

  /** The nine rows of a grid string, a line break after each. */
  static String rows(String grid) {
    return grid.replaceAll(".{9}", "$0\n");
  }

  static void assertReads(String expected, String text) {
    List<PuzzleResult> results = PuzzleText.read(text);
    assertEquals(1, results.size(), text);
    assertEquals(expected, results.get(0).orThrow().grid().toString(), text);
  }

  static void assertRefuses(Problem problem, int position, String text) {
    InvalidGridException e =
        assertThrows(InvalidGridException.class, () -> PuzzleText.read(text), text);
    assertError(problem, position, text, e);
  }

  static void assertError(Problem problem, int position, String text, InvalidGridException e) {
    assertEquals(problem, e.problem(), e.getMessage());
    assertEquals(position, e.position(), e.getMessage());
    int there = position < text.length() ? text.codePointAt(position) : InvalidGridException.END;
    assertEquals(there, e.codePoint(), e.getMessage());
  }

  static Puzzle puzzle(String grid, String title, String comment) {
    return new Puzzle(Grid.parse(grid), title, comment);
  }
}

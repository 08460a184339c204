package dev.casilla.solver.text;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.markup.JsonScanner;
import dev.casilla.solver.text.paste.BoardReader;
import dev.casilla.solver.text.paste.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of the web-API article: reads {@code {"puzzle":"…","status":"ok"}}, writes the puzzle
 * with {@code solution} and {@code answer}. Stateless and safe for use by many threads.
 */
final class WebApiFormat {
  private static final String PUZZLE = "puzzle";
  private static final int DIAGONAL_STEP = Cells.SIDE + 1;

  private WebApiFormat() {}

  static Puzzle read(String text) {
    JsonScanner json = new JsonScanner(text);
    SourceText puzzle = puzzle(json);
    json.expectEnd();
    if (puzzle == null) {
      throw SourceText.of(text).error(Problem.TOO_FEW_CELLS, text.length(), 0);
    }
    return Puzzle.of(BoardReader.read(puzzle));
  }

  static String write(Grid puzzle) {
    return "{\"puzzle\":\"" + puzzle + "\"}";
  }

  static String write(Grid puzzle, Grid solution) {
    requireSolution(puzzle, solution);
    return "{\"puzzle\":\""
        + puzzle
        + "\",\"solution\":\""
        + solution
        + "\",\"answer\":\""
        + answer(solution)
        + "\"}";
  }

  /** The digits of A1, B2, … I9. */
  static String answer(Grid solution) {
    StringBuilder diagonal = new StringBuilder(Cells.SIDE);
    for (int cell = 0; cell < Cells.COUNT; cell += DIAGONAL_STEP) {
      diagonal.append(solution.digitAt(cell));
    }
    return diagonal.toString();
  }

  private static @Nullable SourceText puzzle(JsonScanner json) {
    SourceText puzzle = null;
    json.expect('{');
    if (json.accept('}')) {
      return null;
    }
    do {
      SourceText name = json.string();
      json.expect(':');
      if (!isPuzzle(name)) {
        json.skipValue();
      } else if (puzzle == null) {
        puzzle = json.string();
      } else {
        throw name.unexpected(name.from(), 0);
      }
    } while (json.accept(','));
    json.expect('}');
    return puzzle;
  }

  private static boolean isPuzzle(SourceText name) {
    return name.to() - name.from() == PUZZLE.length() && name.startsWith(PUZZLE, name.from());
  }

  private static void requireSolution(Grid puzzle, Grid solution) {
    boolean solves = solution.isSolved();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      solves &= puzzle.isEmptyAt(cell) || puzzle.digitAt(cell) == solution.digitAt(cell);
    }
    if (!solves) {
      throw new IllegalArgumentException("not a solution of " + puzzle + ": " + solution);
    }
  }
}

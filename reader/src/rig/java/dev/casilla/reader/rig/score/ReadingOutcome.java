package dev.casilla.reader.rig.score;

import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.rig.specimen.BoardTruth;
import dev.casilla.reader.rig.specimen.PrintedContent;
import dev.casilla.solver.Grid;
import java.util.Optional;

/** The correctness of a board that was read. */
public enum ReadingOutcome {
  /** It shows a puzzle as it is printed, the expected one or another one of the picture. */
  EXACT,
  /**
   * Its solution is right, but a given is not: the given is covered, or handwriting was taken for
   * print.
   */
  INEXACT,
  /** The picture contains no such puzzle. */
  WRONG;

  static ReadingOutcome of(ReadBoard board, PrintedContent printed) {
    if (printed.has(board.shown())) {
      return EXACT;
    }
    Optional<Grid> solution = printed.puzzle().flatMap(BoardTruth::solution);
    return solution.isPresent() && board.solution().equals(solution) ? INEXACT : WRONG;
  }
}

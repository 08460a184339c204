package dev.casilla.reader.rig.score;

import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.rig.specimen.BoardTruth;
import dev.casilla.reader.rig.specimen.PrintedContent;
import dev.casilla.solver.Grid;
import java.util.Optional;

/** What becomes of somebody who believes a board that was read. */
public enum ReadingOutcome {
  /** It shows a puzzle of the picture as it is printed, the one that is meant or another. */
  EXACT,
  /**
   * Its solution is the right one, but not all givens are: one is covered, or handwriting was taken
   * for print.
   */
  INEXACT,
  /** There is no such puzzle in the picture. */
  WRONG;

  static ReadingOutcome of(ReadBoard board, PrintedContent printed) {
    if (printed.has(board.shown())) {
      return EXACT;
    }
    Optional<Grid> solution = printed.puzzle().flatMap(BoardTruth::solution);
    return solution.isPresent() && board.solution().equals(solution) ? INEXACT : WRONG;
  }
}

package dev.casilla.reader.rig;

import dev.casilla.reader.ReadBoard;
import dev.casilla.solver.Grid;
import java.util.Optional;

/** What becomes of somebody who believes a board that was read. */
enum Outcome {
  /** It shows a puzzle of the picture as it is printed, the one that is meant or another. */
  EXACT,
  /**
   * Its solution is the right one, but not all givens are: one is covered, or handwriting was taken
   * for print.
   */
  INEXACT,
  /** There is no such puzzle in the picture. */
  WRONG;

  static Outcome of(ReadBoard board, Printed printed) {
    if (printed.has(board.shown())) {
      return EXACT;
    }
    Optional<Grid> solution = printed.puzzle().flatMap(Truth::solution);
    return solution.isPresent() && board.solution().equals(solution) ? INEXACT : WRONG;
  }
}

package dev.casilla.reader;

import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.result.RejectionReason;
import java.util.Optional;

/** Separates boards of puzzles from other 9×9 grids. Stateless. */
final class PuzzlePlausibility {
  /** No printed puzzle has more clues: a board with more is a solution. */
  private static final int MAX_GIVENS = 50;

  /**
   * Few puzzles have more clues: beside another board, a board with more is taken for a solution.
   */
  private static final int MAX_USUAL_GIVENS = 45;

  /** A grid with fewer digits may be any table. */
  private static final int MIN_DIGITS = 5;

  private PuzzlePlausibility() {}

  /** The reason why this is not a puzzle, if it is none. */
  static Optional<RejectionReason> rejectionOf(BoardReader.Upright upright) {
    int givens = upright.board().reading().count(CellContent.GIVEN);
    int entries = upright.board().reading().count(CellContent.ENTRY);
    if (upright.isMirrored()) {
      return Optional.of(RejectionReason.MIRRORED);
    }
    if (givens > MAX_GIVENS) {
      return Optional.of(RejectionReason.FILLED_IN);
    }
    return givens + entries < MIN_DIGITS ? Optional.of(RejectionReason.NO_GRID) : Optional.empty();
  }

  /** Whether another board in the picture is more likely the puzzle. */
  static boolean hasUnusuallyManyGivens(ReadBoard board) {
    return board.reading().count(CellContent.GIVEN) > MAX_USUAL_GIVENS;
  }
}

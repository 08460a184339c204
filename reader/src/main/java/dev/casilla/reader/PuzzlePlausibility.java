package dev.casilla.reader;

import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.result.RejectionReason;
import java.util.Optional;

/** Tells boards of puzzles from what else has ten lines each way. Stateless. */
final class PuzzlePlausibility {
  /** Nobody prints more clues: what has more is a solution. */
  private static final int MAX_GIVENS = 50;

  /** Few print more clues: beside another board, what has more is taken for a solution. */
  private static final int MAX_USUAL_GIVENS = 45;

  /** Fewer digits than this, and it may be any table. */
  private static final int MIN_DIGITS = 5;

  private PuzzlePlausibility() {}

  /** Why this is no board of a puzzle, if it is none. */
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

package dev.casilla.reader;

import dev.casilla.reader.reading.Content;
import dev.casilla.reader.vision.Rejection;
import java.util.Optional;

/** Tells boards of puzzles from what else has ten lines each way. Stateless. */
final class Plausibility {
  /** Nobody prints more clues: what has more is a solution. */
  private static final int MOST_GIVENS = 50;

  /** Few print more clues: beside another board, what has more is taken for a solution. */
  private static final int USUAL_GIVENS = 45;

  /** Fewer digits than this, and it may be any table. */
  private static final int FEWEST_DIGITS = 5;

  private Plausibility() {}

  /** Why this is no board of a puzzle, if it is none. */
  static Optional<Rejection> objection(BoardReader.Upright upright) {
    int givens = upright.board().reading().count(Content.GIVEN);
    int entries = upright.board().reading().count(Content.ENTRY);
    if (upright.isMirrored()) {
      return Optional.of(Rejection.MIRRORED);
    }
    if (givens > MOST_GIVENS) {
      return Optional.of(Rejection.FILLED_IN);
    }
    return givens + entries < FEWEST_DIGITS ? Optional.of(Rejection.NO_GRID) : Optional.empty();
  }

  /** Whether another board in the picture is more likely the puzzle. */
  static boolean isRatherFull(ReadBoard board) {
    return board.reading().count(Content.GIVEN) > USUAL_GIVENS;
  }
}

package dev.casilla.reader;

import dev.casilla.reader.reading.Content;
import dev.casilla.reader.vision.Rejection;
import dev.casilla.solver.Cells;
import java.util.Optional;

/** Tells boards of puzzles from what else has ten lines each way. Stateless. */
final class Plausibility {
  /** No newspaper prints more clues: what has more is a solution. */
  private static final int MOST_GIVENS = 45;

  /** Fewer digits than this, and it may be any table. */
  private static final int FEWEST_DIGITS = 8;

  private Plausibility() {}

  /** Why this is no board of a puzzle, if it is none. */
  static Optional<Rejection> objection(ReadBoard board, boolean isMirrored) {
    int givens = 0;
    int digits = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      Content content = board.reading().cell(cell).content();
      givens += content == Content.GIVEN ? 1 : 0;
      digits += content == Content.EMPTY ? 0 : 1;
    }
    if (isMirrored) {
      return Optional.of(Rejection.MIRRORED);
    }
    if (givens > MOST_GIVENS) {
      return Optional.of(Rejection.FILLED_IN);
    }
    return digits < FEWEST_DIGITS ? Optional.of(Rejection.NO_GRID) : Optional.empty();
  }
}

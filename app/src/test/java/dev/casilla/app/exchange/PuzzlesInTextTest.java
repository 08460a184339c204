package dev.casilla.app.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.testing.UsedMemory;
import org.junit.jupiter.api.Test;

final class PuzzlesInTextTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private final PuzzlesInText puzzles = new PuzzlesInText(() -> 7);

  /** As much as may be in memory at a time, in as many lines as that can have. */
  @Test
  void in_millionsOfMalformedLines_areCounted() throws ExchangeException {
    int lines = (BoundedReader.MOST_AT_A_TIME - GRID.length() - 1) / 2;
    String text = GRID + "\n" + "1\n".repeat(lines);
    Incoming incoming = new IncomingText(() -> 7).read(new DocumentInMemory(text));
    assertEquals(1, incoming.arrivals().count());
    assertEquals(lines, incoming.malformed());
  }

  @Test
  void accept_malformed_isNotKept() {
    long before = UsedMemory.used();
    for (int line = 1; line <= 500_000; line++) {
      InvalidGridException trouble = new InvalidGridException(Problem.TOO_FEW_CELLS, "", 0, 0);
      puzzles.accept(new PuzzleResult.Malformed(line, trouble));
    }
    long taken = UsedMemory.used() - before;
    assertTrue(taken < 4_000_000, "takes " + taken + " bytes");
  }
}

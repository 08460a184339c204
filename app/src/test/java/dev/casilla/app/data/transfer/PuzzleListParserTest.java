package dev.casilla.app.data.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.transfer.document.BoundedReader;
import dev.casilla.app.data.transfer.document.InMemoryDocument;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.testing.UsedMemory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class PuzzleListParserTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private final PuzzleListParser puzzles = new PuzzleListParser(() -> 7);

  /** The largest text, in as many lines as possible. */
  @Test
  @Tag("slow")
  void in_millionsOfMalformedLines_areCounted() throws TransferException {
    int lines = (BoundedReader.MAX_PIECE_LENGTH - GRID.length() - 1) / 2;
    String text = GRID + "\n" + "1\n".repeat(lines);
    NewSheetBatch incoming = new SheetTextParser(() -> 7).read(new InMemoryDocument(text));
    assertEquals(1, incoming.count());
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

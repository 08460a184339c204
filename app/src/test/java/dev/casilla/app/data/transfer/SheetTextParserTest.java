package dev.casilla.app.data.transfer;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.transfer.document.BoundedReader;
import dev.casilla.app.data.transfer.document.EndlessDocument;
import dev.casilla.app.data.transfer.document.FailingCloseDocument;
import dev.casilla.app.data.transfer.document.InMemoryDocument;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleText;
import java.util.Collections;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class SheetTextParserTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final NewSheet ARRIVAL =
      NewSheet.now(Origin.PASTED, Sheet.of(Grid.parse(GRID)), 7);

  private final SheetTextParser incoming = new SheetTextParser(() -> 7);

  @Test
  void read_gridString_isOneSheet() throws TransferException {
    assertEquals(
        new ParsedText(Collections.singletonList(ARRIVAL), 0), ParsedText.of(incoming.read(GRID)));
  }

  @Test
  void read_everyForm_isTheSameSheet() throws TransferException {
    Puzzle puzzle = Puzzle.of(Grid.parse(GRID));
    for (String text :
        new String[] {
          puzzle.grid().display(),
          PuzzleText.toSdk(puzzle),
          PuzzleText.toSdm(Collections.singletonList(puzzle)),
          PuzzleText.toOpenSudoku(Collections.singletonList(puzzle)),
          PuzzleText.toJson(puzzle.grid())
        }) {
      assertEquals(
          Collections.singletonList(ARRIVAL), ParsedText.of(incoming.read(text)).sheets(), text);
    }
  }

  @Test
  void read_utf16_isRead() throws TransferException {
    for (byte[] bytes :
        new byte[][] {("\uFEFF" + GRID).getBytes(UTF_16LE), ("\uFEFF" + GRID).getBytes(UTF_16BE)}) {
      assertEquals(1, incoming.read(new InMemoryDocument(bytes)).count());
    }
  }

  @Test
  void read_someMalformed_losesOnlyThose() throws TransferException {
    NewSheetBatch read = incoming.read(GRID + "\n" + GRID.substring(3) + "\n" + GRID + "\n");
    assertEquals(2, read.count());
    assertEquals(1, read.malformed());
  }

  @Test
  void read_nothing_saysSo() {
    assertTrouble(TransferError.EMPTY, "");
    assertTrouble(TransferError.EMPTY, " \n\t");
  }

  @Test
  void read_noPuzzle_saysSo() {
    assertTrouble(TransferError.NO_PUZZLE, "hello");
    assertTrouble(TransferError.NO_PUZZLE, "<html>" + "<div>".repeat(100_000));
    assertTrouble(TransferError.NO_PUZZLE, "{".repeat(100_000));
  }

  @Test
  void read_emptyCellsOnly_saysSo() {
    assertTrouble(TransferError.BLANK, ".".repeat(81));
  }

  @Test
  void read_tooManyPuzzles_saysSo() {
    assertTrouble(TransferError.TOO_LARGE, (GRID + "\n").repeat(TransferLimits.LIST.sheets() + 1));
  }

  @Test
  void read_garbage_isNoPuzzle() {
    byte[] garbage = new byte[300_000];
    new Random(7).nextBytes(garbage);
    assertEquals(TransferError.NO_PUZZLE, trouble(new InMemoryDocument(garbage)));
  }

  @Test
  void read_endlessDocument_isGivenUp() {
    EndlessDocument endless = new EndlessDocument("", ".");
    assertEquals(TransferError.TOO_LARGE, trouble(endless));
    assertTrue(endless.count() < 2 * BoundedReader.MAX_PIECE_LENGTH, "read " + endless.count());
  }

  @Test
  void read_revoked_isOutOfReach() {
    InMemoryDocument document = new InMemoryDocument(GRID);
    document.revoke();
    assertEquals(TransferError.OUT_OF_REACH, trouble(document));
  }

  /** An error on close does not lose the sheets read. */
  @Test
  void read_documentFailsToClose_isRead() throws TransferException {
    assertEquals(1, incoming.read(new FailingCloseDocument(GRID)).count());
    assertEquals(TransferError.NO_PUZZLE, trouble(new FailingCloseDocument("hello")));
  }

  @Test
  void read_interrupted_isCancelled() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> incoming.read(new EndlessDocument("", ".")));
    assertTrue(Thread.interrupted());
  }

  private void assertTrouble(TransferError trouble, String text) {
    assertEquals(trouble, assertThrows(TransferException.class, () -> incoming.read(text)).error());
  }

  private TransferError trouble(TextDocument document) {
    return assertThrows(TransferException.class, () -> incoming.read(document)).error();
  }
}

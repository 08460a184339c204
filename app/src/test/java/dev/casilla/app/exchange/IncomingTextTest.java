package dev.casilla.app.exchange;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleText;
import java.util.Collections;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class IncomingTextTest {
  private static final String GRID =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final Arrival ARRIVAL = Arrival.now(Origin.PASTED, Sheet.of(Grid.parse(GRID)), 7);

  private final IncomingText incoming = new IncomingText(() -> 7);

  @Test
  void read_gridString_isOneSheet() throws ExchangeException {
    assertEquals(new Came(Collections.singletonList(ARRIVAL), 0), Came.of(incoming.read(GRID)));
  }

  @Test
  void read_everyForm_isTheSameSheet() throws ExchangeException {
    Puzzle puzzle = Puzzle.of(Grid.parse(GRID));
    for (String text :
        new String[] {
          puzzle.grid().display(),
          PuzzleText.toSdk(puzzle),
          PuzzleText.toSdm(Collections.singletonList(puzzle)),
          PuzzleText.toOpenSudoku(Collections.singletonList(puzzle)),
          PuzzleText.toJson(puzzle.grid())
        }) {
      assertEquals(Collections.singletonList(ARRIVAL), Came.of(incoming.read(text)).sheets(), text);
    }
  }

  @Test
  void read_utf16_isRead() throws ExchangeException {
    for (byte[] bytes :
        new byte[][] {("\uFEFF" + GRID).getBytes(UTF_16LE), ("\uFEFF" + GRID).getBytes(UTF_16BE)}) {
      assertEquals(1, incoming.read(new DocumentInMemory(bytes)).arrivals().count());
    }
  }

  @Test
  void read_someMalformed_losesOnlyThose() throws ExchangeException {
    Incoming read = incoming.read(GRID + "\n" + GRID.substring(3) + "\n" + GRID + "\n");
    assertEquals(2, read.arrivals().count());
    assertEquals(1, read.malformed());
  }

  @Test
  void read_nothing_saysSo() {
    assertTrouble(Trouble.EMPTY, "");
    assertTrouble(Trouble.EMPTY, " \n\t");
  }

  @Test
  void read_noPuzzle_saysSo() {
    assertTrouble(Trouble.NO_PUZZLE, "hello");
    assertTrouble(Trouble.NO_PUZZLE, "<html>" + "<div>".repeat(100_000));
    assertTrouble(Trouble.NO_PUZZLE, "{".repeat(100_000));
  }

  @Test
  void read_emptyCellsOnly_saysSo() {
    assertTrouble(Trouble.BLANK, ".".repeat(81));
  }

  @Test
  void read_tooManyPuzzles_saysSo() {
    assertTrouble(Trouble.TOO_LARGE, (GRID + "\n").repeat(Bounds.LIST.sheets() + 1));
  }

  @Test
  void read_garbage_isNoPuzzle() {
    byte[] garbage = new byte[300_000];
    new Random(7).nextBytes(garbage);
    assertEquals(Trouble.NO_PUZZLE, trouble(new DocumentInMemory(garbage)));
  }

  @Test
  void read_endlessDocument_isGivenUp() {
    EndlessDocument endless = new EndlessDocument("", ".");
    assertEquals(Trouble.TOO_LARGE, trouble(endless));
    assertTrue(endless.count() < 2 * BoundedReader.MOST_AT_A_TIME, "read " + endless.count());
  }

  @Test
  void read_revoked_isOutOfReach() {
    DocumentInMemory document = new DocumentInMemory(GRID);
    document.revoke();
    assertEquals(Trouble.OUT_OF_REACH, trouble(document));
  }

  /** What was read of it is all there, whatever becomes of it then. */
  @Test
  void read_documentFailsToClose_isRead() throws ExchangeException {
    assertEquals(1, incoming.read(new FailingToClose(GRID)).arrivals().count());
    assertEquals(Trouble.NO_PUZZLE, trouble(new FailingToClose("hello")));
  }

  @Test
  void read_interrupted_isCancelled() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> incoming.read(new EndlessDocument("", ".")));
    assertTrue(Thread.interrupted());
  }

  private void assertTrouble(Trouble trouble, String text) {
    assertEquals(
        trouble, assertThrows(ExchangeException.class, () -> incoming.read(text)).trouble());
  }

  private Trouble trouble(Document document) {
    return assertThrows(ExchangeException.class, () -> incoming.read(document)).trouble();
  }
}

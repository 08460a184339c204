package dev.casilla.reader.opinion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.SymbolReader.SeenSymbol;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Second opinions on boards that are mostly doubtful. */
final class WholeBoardOpinionTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final int MARGIN = 8;
  private static final int SIDE = 9 * SecondOpinion.CELL + 2 * MARGIN;
  private static final double DIGIT = 0.6 * SecondOpinion.CELL;
  private static final FlatBoard PICTURE =
      new FlatBoard(new byte[SIDE * SIDE], SIDE, SecondOpinion.CELL, MARGIN);

  private final ExecutorService executor = Executors.newSingleThreadExecutor();

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  /** Each digit is read as the next one, and is nearly as likely to be empty. */
  private static BoardReading unsure() {
    ReadingBuilder beliefs = ReadingBuilder.of(BOARD);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      char digit = BOARD.charAt(cell);
      if (digit != '.') {
        beliefs.doubt(Cells.name(cell), (char) ('1' + (digit - '0') % 9), 0.5, digit);
      }
    }
    return beliefs.reading();
  }

  private static SeenSymbol symbol(char character, int cell) {
    double x = MARGIN + (Cells.column(cell) + 0.5) * SecondOpinion.CELL;
    double y = MARGIN + (Cells.row(cell) + 0.5) * SecondOpinion.CELL;
    return new SeenSymbol(character, x, y, DIGIT);
  }

  private static List<SeenSymbol> all() {
    List<SeenSymbol> symbols = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (BOARD.charAt(cell) != '.') {
        symbols.add(symbol(BOARD.charAt(cell), cell));
      }
    }
    Collections.shuffle(symbols, new Random(5));
    return symbols;
  }

  private SecondOpinion opinion(SymbolReader symbols) {
    LineReader noLines =
        line -> {
          throw new AssertionError("a line was requested");
        };
    return new SecondOpinion(noLines, executor, 10, TimeUnit.SECONDS).includingWholeBoards(symbols);
  }

  private BoardReading ask(BoardReading reading, SymbolReader symbols) {
    return opinion(symbols).applyTo(reading, PICTURE);
  }

  @Test
  void applyTo_symbolsInAnyOrder_readsBoard() {
    assertEquals(BOARD, ask(unsure(), board -> all()).givens().toString());
  }

  @Test
  void applyTo_doubtfulCells_stayDoubtful() {
    BoardReading reading = unsure();
    assertEquals(reading.doubtful(), ask(reading, board -> all()).doubtful());
  }

  @Test
  void applyTo_someMissing_changesOnlyTheOthers() {
    BoardReading reading = unsure();
    int last = BOARD.lastIndexOf('3');
    BoardReading after =
        ask(
            reading,
            board -> {
              List<SeenSymbol> some = all();
              some.removeIf(symbol -> symbol.equals(symbol('3', last)));
              return some;
            });
    assertEquals(reading.cell(last), after.cell(last));
    assertEquals(3, after.cell(BOARD.indexOf('3')).digit());
  }

  @Test
  void applyTo_candidatesAndDirt_areIgnored() {
    int cell = BOARD.indexOf('3');
    SeenSymbol digit = symbol('3', cell);
    SeenSymbol small = new SeenSymbol('7', digit.x() + 9, digit.y() - 9, 12);
    SeenSymbol tall = new SeenSymbol('1', digit.x() + 9, digit.y(), 200);
    assertEquals(3, ask(unsure(), board -> List.of(small, digit, tall)).cell(cell).digit());
  }

  @Test
  void applyTo_twoSymbolsInCell_areIgnored() {
    BoardReading reading = unsure();
    int cell = BOARD.indexOf('3');
    SeenSymbol digit = symbol('3', cell);
    SeenSymbol other = new SeenSymbol('3', digit.x() + 9, digit.y(), DIGIT);
    SeenSymbol letter = new SeenSymbol('x', digit.x() - 9, digit.y(), DIGIT);
    assertSame(reading, ask(reading, board -> List.of(digit, other)));
    assertSame(reading, ask(reading, board -> List.of(letter, digit)));
  }

  @Test
  void applyTo_symbolOutsideBoard_isIgnored() {
    BoardReading reading = unsure();
    SeenSymbol left = new SeenSymbol('3', 2, 100, DIGIT);
    SeenSymbol below = new SeenSymbol('3', 100, SIDE - 2, DIGIT);
    assertSame(reading, ask(reading, board -> List.of(left, below)));
  }

  @Test
  void applyTo_failingReader_changesNothing() {
    BoardReading reading = unsure();
    assertSame(
        reading,
        ask(
            reading,
            board -> {
              throw new IllegalStateException("model not available");
            }));
  }

  /** A reading by the other reader alone needs confirmation by the user, however well it fits. */
  @Test
  void conclude_wholeBoardRead_isAtBestProposed() {
    PuzzleReader reader = new PuzzleReader();
    byte[] luma =
        new NewspaperPage(Grid.parse(BOARD), 2).photograph(CameraPose.above(60), 700, 700);
    PuzzleReading seen = reader.read(LumaPlane.of(luma, 700, 700));
    ReadBoard clear = ((PuzzleReading.Boards) seen).best();
    ReadBoard unsure = new ReadBoard(clear.grid(), unsure(), clear.conclusion());

    ReadBoard after = reader.conclude(unsure, opinion(board -> all()));

    assertEquals(BOARD, after.raw().toString());
    assertInstanceOf(Conclusion.Accepted.class, reader.conclude(after).conclusion());
    assertInstanceOf(Conclusion.Proposed.class, after.conclusion());
    assertFalse(after.isCertain());
  }

  @Test
  void readsWholeBoard_fewDoubts_isFalse() {
    BoardReading sure = ReadingBuilder.of(BOARD).doubt("A3", '3', 0.6, '8').reading();
    assertFalse(opinion(board -> all()).readsWholeBoard(sure));
    assertTrue(opinion(board -> all()).readsWholeBoard(unsure()));
  }
}

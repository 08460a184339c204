package dev.casilla.reader.opinion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.reading.Reading;
import dev.casilla.reader.testing.Beliefs;
import dev.casilla.reader.vision.FlatBoard;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How doubtful cells come to stand in lines, and answers back to their cells. */
final class LinesOfNineTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final int[] PRINTED =
      IntStream.range(0, Cells.COUNT).filter(cell -> BOARD.charAt(cell) != '.').toArray();
  private static final int MARGIN = 8;
  private static final int SIDE = 9 * SecondOpinion.CELL + 2 * MARGIN;

  /** White left and right of a line, and what a cell takes of it. */
  private static final int BLANK = 32;

  private static final int SLOT = 48;

  private final ExecutorService executor = Executors.newSingleThreadExecutor();
  private final List<Integer> widths = new ArrayList<>();

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  /** In the first so many printed cells each digit is taken for the next one. */
  private static Reading doubting(int cells) {
    Beliefs beliefs = Beliefs.of(BOARD);
    for (int i = 0; i < cells; i++) {
      char digit = BOARD.charAt(PRINTED[i]);
      beliefs.doubt(Cells.name(PRINTED[i]), (char) ('1' + (digit - '0') % 9), 0.6, digit);
    }
    return beliefs.reading();
  }

  /** Each cell has as many black pixels as its number says, from one on. */
  private static FlatBoard numbered() {
    byte[] luma = new byte[SIDE * SIDE];
    Arrays.fill(luma, (byte) 200);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int top = MARGIN + Cells.row(cell) * SecondOpinion.CELL + SecondOpinion.CELL / 2;
      int left = MARGIN + Cells.column(cell) * SecondOpinion.CELL + SecondOpinion.CELL / 4;
      for (int i = 0; i <= cell; i++) {
        int row = i / 30;
        luma[(top + row) * SIDE + left + i % 30] = 0;
      }
    }
    return new FlatBoard(luma, SIDE, SecondOpinion.CELL, MARGIN);
  }

  /** Knows what is printed in each cell, by the cell's number. */
  private List<SeenCharacter> readNumbers(LinePicture line) {
    widths.add(line.width());
    List<SeenCharacter> seen = new ArrayList<>();
    for (int left = line.width() - BLANK - SLOT; left >= BLANK; left -= SLOT) {
      int black = 0;
      for (int i = 0; i < SLOT * line.height(); i++) {
        int row = i / SLOT;
        black += line.luma()[row * line.width() + left + i % SLOT] == 0 ? 1 : 0;
      }
      seen.add(new SeenCharacter(BOARD.charAt(black - 1), left + SLOT / 2.0));
    }
    return seen;
  }

  private Reading ask(Reading reading, LineReader lines) {
    return new SecondOpinion(lines, executor, 10, TimeUnit.SECONDS).on(reading, numbered());
  }

  private static int widthOf(int cells) {
    return 2 * BLANK + cells * SLOT;
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 0, 0", "9, 9, 0, 0", "10, 9, 1, 0", "18, 9, 9, 0", "27, 9, 9, 9"})
  void on_doubtfulCells_standInLinesOfNineAndAreEachPutRight(
      int cells, int first, int second, int third) {
    Reading after = ask(doubting(cells), this::readNumbers);

    List<Integer> expected =
        IntStream.of(first, second, third)
            .filter(count -> count > 0)
            .mapToObj(LinesOfNineTest::widthOf)
            .toList();
    assertEquals(expected, widths);
    assertEquals(BOARD, after.givens().toString());
  }

  /** Where no other reader is for whole boards. */
  @Test
  void on_moreThanThreeLines_areLeftInDoubt() {
    Reading before = doubting(28);
    Reading after = ask(before, this::readNumbers);

    assertEquals(List.of(widthOf(9), widthOf(9), widthOf(9)), widths);
    assertEquals(before.cell(PRINTED[27]), after.cell(PRINTED[27]));
    assertEquals(BOARD.charAt(PRINTED[26]) - '0', after.cell(PRINTED[26]).digit());
  }

  /** Beside the line there is no tenth cell, and none before the first. */
  @ParameterizedTest
  @ValueSource(doubles = {BLANK + 9 * SLOT + 1, BLANK + 9.5 * SLOT, BLANK - 1, -5})
  void on_characterBesideTheNine_isNobodys(double x) {
    Reading before = doubting(10);

    Reading after =
        ask(
            before,
            line -> line.width() == widthOf(9) ? List.of(new SeenCharacter('7', x)) : List.of());

    for (int i = 0; i < 10; i++) {
      assertEquals(before.cell(PRINTED[i]), after.cell(PRINTED[i]), Cells.name(PRINTED[i]));
    }
  }
}

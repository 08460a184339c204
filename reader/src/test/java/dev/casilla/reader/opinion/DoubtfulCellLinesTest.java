package dev.casilla.reader.opinion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How doubtful cells are arranged in lines among known cells, and how answers are mapped back. */
final class DoubtfulCellLinesTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final int[] PRINTED =
      IntStream.range(0, Cells.COUNT).filter(cell -> BOARD.charAt(cell) != '.').toArray();
  private static final int MARGIN = 8;
  private static final int SIDE = 9 * SecondOpinion.CELL + 2 * MARGIN;

  /** Margin of a line, and width of a cell in it. */
  private static final int BLANK = 32;

  private static final int SLOT = 48;

  private final ExecutorService executor = Executors.newSingleThreadExecutor();

  /** The cells of each line that was read. */
  private final List<List<Integer>> lines = new ArrayList<>();

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  /** In the first {@code cells} printed cells, each digit is read as the next one. */
  private static BoardReading doubting(int cells) {
    ReadingBuilder beliefs = ReadingBuilder.of(BOARD);
    for (int i = 0; i < cells; i++) {
      char digit = BOARD.charAt(PRINTED[i]);
      beliefs.doubt(Cells.name(PRINTED[i]), next(digit), 0.6, digit);
    }
    return beliefs.reading();
  }

  /** Each cell has one black pixel more than its index. */
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

  /** Identifies each cell by its index and returns its printed digit. */
  private List<SeenCharacter> readNumbers(LinePicture line) {
    return read(line, cell -> BOARD.charAt(cell));
  }

  /** Returns {@code reader}'s digit for each cell; 0 is not recognized. */
  private List<SeenCharacter> read(LinePicture line, IntFunction<Character> reader) {
    List<Integer> cells = new ArrayList<>();
    List<SeenCharacter> seen = new ArrayList<>();
    for (int left = BLANK; left <= line.width() - BLANK - SLOT; left += SLOT) {
      int black = 0;
      for (int i = 0; i < SLOT * line.height(); i++) {
        int row = i / SLOT;
        black += line.luma()[row * line.width() + left + i % SLOT] == 0 ? 1 : 0;
      }
      cells.add(black - 1);
      char character = reader.apply(black - 1);
      if (character != 0) {
        seen.add(new SeenCharacter(character, left + SLOT / 2.0));
      }
    }
    assertEquals(2 * BLANK + cells.size() * SLOT, line.width());
    lines.add(cells);
    Collections.reverse(seen);
    return seen;
  }

  /** Which of the cells are among the first {@code doubted} printed ones. */
  private static List<Boolean> areDoubted(List<Integer> line, int doubted) {
    return line.stream().map(cell -> cell <= PRINTED[doubted - 1]).toList();
  }

  private static char next(char digit) {
    return (char) ('1' + (digit - '0') % 9);
  }

  private BoardReading ask(BoardReading reading, LineReader lines) {
    return new SecondOpinion(lines, executor, 10, TimeUnit.SECONDS).applyTo(reading, numbered());
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "8, 1", "9, 1", "10, 2", "18, 2", "21, 3", "27, 3"})
  void applyTo_doubtfulCells_areReadInLinesOfNine(int doubted, int count) {
    BoardReading after = ask(doubting(doubted), this::readNumbers);

    assertEquals(Collections.nCopies(count, 9), lines.stream().map(List::size).toList());
    assertEquals(BOARD, after.givens().toString());
    List<Integer> asked = lines.stream().flatMap(List::stream).toList();
    for (int i = 0; i < doubted; i++) {
      assertEquals(1, Collections.frequency(asked, PRINTED[i]), Cells.name(PRINTED[i]));
    }
  }

  @ParameterizedTest
  @CsvSource({"1, ....x....", "2, ..x...x..", "3, .x..x..x.", "5, x.x.x.x.x", "8, xxxx.xxxx"})
  void applyTo_fewDoubtfulCells_areSpreadAmongGivens(int doubted, String expected) {
    ask(doubting(doubted), this::readNumbers);

    StringBuilder pattern = new StringBuilder();
    areDoubted(lines.get(0), doubted).forEach(is -> pattern.append(is ? 'x' : '.'));
    assertEquals(expected, pattern.toString());
    assertEquals(9, new HashSet<>(lines.get(0)).size());
    assertTrue(lines.get(0).stream().noneMatch(cell -> BOARD.charAt(cell) == '.'));
  }

  /** Entries, empty cells and doubtful cells do not fill a line. */
  @Test
  void applyTo_fewConfidentGivens_lineIsShorter() {
    String few = "..3.2.6..9" + ".".repeat(70) + "a";
    BoardReading reading = ReadingBuilder.of(few).doubt("A3", '4', 0.6, '3').reading();

    BoardReading after = ask(reading, this::readNumbers);

    assertEquals(List.of(List.of(4, 6, 2, 9)), lines);
    assertEquals(few.substring(0, 80), after.givens().toString().substring(0, 80));
  }

  @Test
  void applyTo_noConfidentGiven_lineHasOnlyDoubtfulCells() {
    String alone = "..3" + ".".repeat(78);
    BoardReading after =
        ask(ReadingBuilder.of(alone).doubt("A3", '4', 0.6, '3').reading(), this::readNumbers);

    assertEquals(List.of(List.of(2)), lines);
    assertEquals(alone, after.givens().toString());
  }

  /** How many of the eight known digits are misread; the others are not recognized. */
  @ParameterizedTest
  @CsvSource({
    "8, 0, false",
    "5, 3, false",
    "4, 4, true",
    "3, 5, true",
    "1, 0, false",
    "0, 0, true"
  })
  void applyTo_knownDigitsMisread_rejectsLine(int wrong, int right, boolean isBelieved) {
    BoardReading before = doubting(1);
    AtomicInteger known = new AtomicInteger();

    BoardReading after =
        ask(
            before,
            line ->
                read(
                    line,
                    cell -> {
                      char digit = BOARD.charAt(cell);
                      int index = cell == PRINTED[0] ? -1 : known.getAndIncrement();
                      if (index >= wrong + right) {
                        return (char) 0;
                      }
                      return index >= 0 && index < wrong ? next(digit) : digit;
                    }));

    assertEquals(8, known.get());
    char believed = isBelieved ? BOARD.charAt(PRINTED[0]) : next(BOARD.charAt(PRINTED[0]));
    assertEquals(believed - '0', after.cell(PRINTED[0]).digit());
    for (int cell = PRINTED[1]; cell < Cells.COUNT; cell++) {
      assertEquals(before.cell(cell), after.cell(cell), Cells.name(cell));
    }
  }

  /** Each line is judged separately: the second is misread. */
  @Test
  void applyTo_oneLineMostlyWrong_acceptsTheOthers() {
    BoardReading before = doubting(10);

    BoardReading after =
        ask(
            before,
            line ->
                lines.isEmpty()
                    ? readNumbers(line)
                    : read(line, cell -> cell == PRINTED[9] ? BOARD.charAt(cell) : '1'));

    assertEquals(BOARD.charAt(PRINTED[8]) - '0', after.cell(PRINTED[8]).digit());
    assertEquals(before.cell(PRINTED[9]), after.cell(PRINTED[9]));
  }

  /** Without a reader for whole boards. */
  @Test
  void applyTo_moreThanThreeLines_leavesTheRestInDoubt() {
    BoardReading before = doubting(28);
    BoardReading after = ask(before, this::readNumbers);

    assertEquals(List.of(9, 9, 9), lines.stream().map(List::size).toList());
    assertEquals(before.cell(PRINTED[27]), after.cell(PRINTED[27]));
    assertEquals(BOARD.charAt(PRINTED[26]) - '0', after.cell(PRINTED[26]).digit());
  }

  /** There is no tenth cell beside the line, and none before the first. */
  @ParameterizedTest
  @ValueSource(doubles = {BLANK + 9 * SLOT + 1, BLANK + 9.5 * SLOT, BLANK - 1, -5})
  void applyTo_characterOutsideLine_isIgnored(double x) {
    BoardReading before = doubting(10);

    BoardReading after = ask(before, line -> List.of(new SeenCharacter('7', x)));

    for (int i = 0; i < 10; i++) {
      assertEquals(before.cell(PRINTED[i]), after.cell(PRINTED[i]), Cells.name(PRINTED[i]));
    }
  }
}

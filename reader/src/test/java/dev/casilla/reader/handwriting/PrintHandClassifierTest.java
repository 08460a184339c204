package dev.casilla.reader.handwriting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Cells;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Tests boards with bars as glyphs. The probabilities define the digits, the bars define the style.
 */
final class PrintHandClassifierTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private static final int PAPER = 210;
  private static final Bar PRINT = new Bar(8, 20, 13, 3, 60);

  private final PrintHandClassifier classifier = new PrintHandClassifier();
  private final byte[] patches = new byte[Cells.COUNT * InkNormalizer.PIXELS];
  private final Random random = new Random(1);

  /** A glyph as a bar: {@code bottom} is exclusive. */
  private record Bar(int top, int bottom, int left, int width, int luma) {}

  PrintHandClassifierTest() {
    Arrays.fill(patches, (byte) PAPER);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (BOARD.charAt(cell) != '.') {
        draw(cell, PRINT);
      }
    }
  }

  private void draw(int cell, Bar bar) {
    int offset = cell * InkNormalizer.PIXELS;
    Arrays.fill(patches, offset, offset + InkNormalizer.PIXELS, (byte) PAPER);
    for (int y = bar.top; y < bar.bottom; y++) {
      int row = offset + y * CellPatches.SIDE + bar.left;
      Arrays.fill(patches, row, row + bar.width, (byte) (bar.luma + random.nextInt(8)));
    }
  }

  /** Draws a bar that is larger and paler than print, with random variation. */
  private void write(String cell) {
    int top = 6 + random.nextInt(2);
    int bottom = 21 + random.nextInt(2);
    draw(Cells.named(cell), new Bar(top, bottom, 11 + random.nextInt(3), 2, 110));
  }

  private BoardReading read(ReadingBuilder beliefs) {
    CellProbabilities board = beliefs.beliefs();
    classifier.apply(patches, board);
    return BoardReading.of(board);
  }

  /**
   * Returns the board with four handwritten digits in the first row that the network takes for
   * print, with odds of 7 to 3.
   */
  private static ReadingBuilder startedPuzzle() {
    return ReadingBuilder.of(BOARD)
        .doubt("A1", '4', 0.7, 'd')
        .doubt("A2", '8', 0.7, 'h')
        .doubt("A4", '9', 0.7, 'i')
        .doubt("A6", '1', 0.7, 'a');
  }

  @Test
  void apply_neatHandwriting_isSeparated() {
    for (String cell : new String[] {"A1", "A2", "A4", "A6"}) {
      write(cell);
    }

    BoardReading reading = read(startedPuzzle());

    assertEquals(BOARD, reading.givens().toString());
    assertEquals("48.9.1", reading.entries().toString().substring(0, 6));
  }

  @Test
  void apply_sameTypeface_isPrint() {
    for (String cell : new String[] {"A1", "A2", "A4", "A6"}) {
      draw(Cells.named(cell), PRINT);
    }

    assertEquals(0, read(startedPuzzle()).count(CellContent.ENTRY));
  }

  @Test
  void apply_uniformDigitsThatLookWritten_arePrint() {
    ReadingBuilder beliefs = ReadingBuilder.of(BOARD);
    for (int cell = 0; cell < 40; cell++) {
      char digit = BOARD.charAt(cell);
      if (digit != '.') {
        beliefs.doubt(Cells.name(cell), (char) (digit - '1' + 'a'), 0.9, digit);
      }
    }

    assertEquals(BOARD, read(beliefs).givens().toString());
  }

  @Test
  void apply_singleUnusualDigit_followsNetwork() {
    write("A3");
    ReadingBuilder printed = ReadingBuilder.of(BOARD).doubt("A3", '3', 0.95, 'c');

    assertEquals(CellContent.GIVEN, read(printed).cell(Cells.named("A3")).content());
    ReadingBuilder written = ReadingBuilder.of(BOARD).doubt("A3", 'c', 0.95, '3');
    assertEquals(CellContent.ENTRY, read(written).cell(Cells.named("A3")).content());
  }

  @Test
  void apply_mixedBoard_keepsDigits() {
    write("A1");
    ReadingBuilder beliefs = startedPuzzle().doubt("A3", '3', 0.6, '8').doubt("I5", '1', 0.6, '.');

    BoardReading reading = read(beliefs);

    assertEquals(3, reading.cell(Cells.named("A3")).digit());
    assertEquals(8, reading.cell(Cells.named("A3")).runnerUp());
    assertEquals(0.6, reading.givenProbability(Cells.named("I5"), 1), 0.01);
    assertEquals(4, reading.cell(0).digit());
  }

  @Test
  void apply_threeDigits_followsNetwork() {
    String three = "12a" + ".".repeat(78);

    BoardReading reading = read(ReadingBuilder.of(three));

    assertEquals("12", reading.givens().toString().substring(0, 2));
  }

  @Test
  void apply_repeatedly_doesNotAllocate() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    CellProbabilities beliefs = startedPuzzle().beliefs();
    classifier.apply(patches, beliefs);
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    for (int i = 0; i < 20; i++) {
      classifier.apply(patches, beliefs);
    }
    long allocated = threads.getThreadAllocatedBytes(thread) - before;

    assertTrue(allocated < 1000, allocated + " bytes for 20 boards");
  }
}

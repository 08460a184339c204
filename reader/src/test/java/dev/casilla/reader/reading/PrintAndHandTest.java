package dev.casilla.reader.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.testing.Beliefs;
import dev.casilla.reader.vision.CellPatches;
import dev.casilla.solver.Cells;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** On boards whose digits are bars: what they are is in the beliefs, how they look in the bars. */
final class PrintAndHandTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private static final int PAPER = 210;
  private static final Bar PRINT = new Bar(8, 20, 13, 3, 60);

  private final PrintAndHand printAndHand = new PrintAndHand();
  private final byte[] patches = new byte[Cells.COUNT * InkScale.PIXELS];
  private final Random random = new Random(1);

  /** A glyph: from one row to before another, so wide, that bright. */
  private record Bar(int top, int bottom, int left, int width, int luma) {}

  PrintAndHandTest() {
    Arrays.fill(patches, (byte) PAPER);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (BOARD.charAt(cell) != '.') {
        draw(cell, PRINT);
      }
    }
  }

  private void draw(int cell, Bar bar) {
    int offset = cell * InkScale.PIXELS;
    Arrays.fill(patches, offset, offset + InkScale.PIXELS, (byte) PAPER);
    for (int y = bar.top; y < bar.bottom; y++) {
      int row = offset + y * CellPatches.SIDE + bar.left;
      Arrays.fill(patches, row, row + bar.width, (byte) (bar.luma + random.nextInt(8)));
    }
  }

  /** Larger than print, never twice the same, and paler. */
  private void write(String cell) {
    int top = 6 + random.nextInt(2);
    int bottom = 21 + random.nextInt(2);
    draw(Cells.named(cell), new Bar(top, bottom, 11 + random.nextInt(3), 2, 110));
  }

  private Reading read(Beliefs beliefs) {
    CellBeliefs board = beliefs.beliefs();
    printAndHand.apply(patches, board);
    return Reading.of(board);
  }

  /** The board with digits in the first row that the network takes for print, two to one. */
  private static Beliefs begun() {
    return Beliefs.of(BOARD)
        .doubt("A1", '4', 0.7, 'd')
        .doubt("A2", '8', 0.7, 'h')
        .doubt("A4", '9', 0.7, 'i')
        .doubt("A6", '1', 0.7, 'a');
  }

  @Test
  void apply_neatHandwriting_isParted() {
    for (String cell : new String[] {"A1", "A2", "A4", "A6"}) {
      write(cell);
    }

    Reading reading = read(begun());

    assertEquals(BOARD, reading.givens().toString());
    assertEquals("48.9.1", reading.entries().toString().substring(0, 6));
  }

  @Test
  void apply_sameFaceAsTheOthers_isPrint() {
    for (String cell : new String[] {"A1", "A2", "A4", "A6"}) {
      draw(Cells.named(cell), PRINT);
    }

    assertEquals(0, read(begun()).count(Content.ENTRY));
  }

  @Test
  void apply_faceThatLooksWritten_isPrintWhereAllAreAlike() {
    Beliefs beliefs = Beliefs.of(BOARD);
    for (int cell = 0; cell < 40; cell++) {
      char digit = BOARD.charAt(cell);
      if (digit != '.') {
        beliefs.doubt(Cells.name(cell), (char) (digit - '1' + 'a'), 0.9, digit);
      }
    }

    assertEquals(BOARD, read(beliefs).givens().toString());
  }

  @Test
  void apply_loneDigitThatStandsOddly_isWhatTheNetworkSays() {
    write("A3");
    Beliefs printed = Beliefs.of(BOARD).doubt("A3", '3', 0.95, 'c');

    assertEquals(Content.GIVEN, read(printed).cell(Cells.named("A3")).content());
    Beliefs written = Beliefs.of(BOARD).doubt("A3", 'c', 0.95, '3');
    assertEquals(Content.ENTRY, read(written).cell(Cells.named("A3")).content());
  }

  @Test
  void apply_anyBoard_changesNoDigit() {
    write("A1");
    Beliefs beliefs = begun().doubt("A3", '3', 0.6, '8').doubt("I5", '1', 0.6, '.');

    Reading reading = read(beliefs);

    assertEquals(3, reading.cell(Cells.named("A3")).digit());
    assertEquals(8, reading.cell(Cells.named("A3")).runnerUp());
    assertEquals(0.6, reading.givenProbability(Cells.named("I5"), 1), 0.01);
    assertEquals(4, reading.cell(0).digit());
  }

  @Test
  void apply_threeDigits_areLeftToTheNetwork() {
    String three = "12a" + ".".repeat(78);

    Reading reading = read(Beliefs.of(three));

    assertEquals("12", reading.givens().toString().substring(0, 2));
  }

  @Test
  void apply_againAndAgain_allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    CellBeliefs beliefs = begun().beliefs();
    printAndHand.apply(patches, beliefs);
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    for (int i = 0; i < 20; i++) {
      printAndHand.apply(patches, beliefs);
    }
    long allocated = threads.getThreadAllocatedBytes(thread) - before;

    assertTrue(allocated < 1000, allocated + " bytes for 20 boards");
  }
}

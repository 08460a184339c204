package dev.casilla.reader.opinion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class SecondOpinionTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final int A3 = Cells.named("A3");
  private static final int B9 = Cells.named("B9");

  /** Centres of the first and second doubtful digit of a line, in pixels. */
  private static final double FIRST = 32 + 2 * 48 + 24;

  private static final double SECOND = 32 + 6 * 48 + 24;

  private final ExecutorService executor = Executors.newSingleThreadExecutor();
  private final BoardReading reading =
      ReadingBuilder.of(BOARD).doubt("A3", '3', 0.6, '8').doubt("B9", '1', 0.7, '7').reading();

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  private BoardReading ask(LineReader reader) {
    return new SecondOpinion(reader, executor, 200, TimeUnit.MILLISECONDS)
        .applyTo(reading, board());
  }

  /** A gray board with a black square in the middle of A3. */
  private static FlatBoard board() {
    int side = 9 * SecondOpinion.CELL + 16;
    byte[] luma = new byte[side * side];
    Arrays.fill(luma, (byte) 180);
    int left = 8 + 2 * SecondOpinion.CELL;
    for (int y = 24; y < 56; y++) {
      Arrays.fill(luma, y * side + left + 24, y * side + left + 40, (byte) 10);
    }
    return new FlatBoard(luma, side, SecondOpinion.CELL, 8);
  }

  @Test
  void applyTo_sameDigits_raisesConfidence() {
    BoardReading after =
        ask(line -> List.of(new SeenCharacter('1', SECOND), new SeenCharacter('3', FIRST)));

    assertEquals(3, after.cell(A3).digit());
    assertTrue(after.cell(A3).confidence() > 0.99, after.cell(A3).toString());
    assertTrue(after.cell(B9).confidence() > 0.99, after.cell(B9).toString());
  }

  @Test
  void applyTo_runnerUp_changesDigit() {
    BoardReading after = ask(line -> List.of(new SeenCharacter('8', FIRST)));

    assertEquals(8, after.cell(A3).digit());
    assertEquals(reading.cell(B9), after.cell(B9));
  }

  @Test
  void applyTo_unsureReader_countsLess() {
    BoardReading sure = ask(line -> List.of(new SeenCharacter('3', FIRST, 0.9)));
    BoardReading unsure = ask(line -> List.of(new SeenCharacter('3', FIRST, 0.4)));

    assertTrue(unsure.cell(A3).confidence() > reading.cell(A3).confidence());
    assertTrue(unsure.cell(A3).confidence() < sure.cell(A3).confidence());
    assertEquals(3, ask(line -> List.of(new SeenCharacter('8', FIRST, 0.12))).cell(A3).digit());
  }

  @Test
  void applyTo_guessingReader_changesNothing() {
    BoardReading after = ask(line -> List.of(new SeenCharacter('8', FIRST, 0.01)));
    assertEquals(reading.cell(A3).digit(), after.cell(A3).digit());
    assertEquals(reading.cell(A3).confidence(), after.cell(A3).confidence(), 1e-6);
  }

  @Test
  void applyTo_overconfidentReader_countsLikeUnknownConfidence() {
    BoardReading tooSure = ask(line -> List.of(new SeenCharacter('3', FIRST, 1)));
    BoardReading silent = ask(line -> List.of(new SeenCharacter('3', FIRST)));
    assertEquals(silent.cell(A3), tooSure.cell(A3));
    assertTrue(silent.cell(A3).confidence() < 1);
  }

  @Test
  void applyTo_line_showsDigitsOnWhite() {
    List<LinePicture> lines = new ArrayList<>();
    ask(
        line -> {
          lines.add(line);
          return List.of();
        });

    LinePicture line = lines.get(0);
    int middle = line.height() / 2 * line.width();
    assertEquals(255, line.luma()[0] & 0xff);
    assertEquals(255, line.luma()[middle + (int) SECOND] & 0xff);
    assertTrue((line.luma()[middle + (int) FIRST] & 0xff) < 40);
  }

  @Test
  void applyTo_noUsableAnswer_changesNothing() {
    BoardReading after =
        ask(
            line ->
                List.of(
                    new SeenCharacter('3', 4),
                    new SeenCharacter('x', FIRST),
                    new SeenCharacter('1', SECOND - 8),
                    new SeenCharacter('1', SECOND + 8)));

    assertEquals(reading.cell(A3), after.cell(A3));
    assertEquals(reading.cell(B9), after.cell(B9));
  }

  @Test
  void applyTo_failingReader_changesNothing() {
    assertSame(
        reading,
        ask(
            line -> {
              throw new IllegalStateException("model not available");
            }));
  }

  @Test
  void applyTo_executorShutDown_changesNothing() {
    executor.shutdown();

    assertSame(reading, ask(line -> List.of()));
  }

  @Test
  void applyTo_hangingReader_isInterruptedAndChangesNothing() throws InterruptedException {
    CountDownLatch interrupted = new CountDownLatch(1);
    BoardReading after =
        ask(
            line -> {
              try {
                new CountDownLatch(1).await();
              } finally {
                interrupted.countDown();
              }
              return List.of();
            });

    assertSame(reading, after);
    assertTrue(interrupted.await(5, TimeUnit.SECONDS));
  }
}

package dev.casilla.reader.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.testing.CpuTime;
import dev.casilla.testing.MachineSpeed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long the search for explanations takes, and that it ends once nobody waits for it. */
final class RepairTimeTest {
  /** Milliseconds of CPU for nearly every board. */
  private static final double MOST_MILLIS = 50;

  private static final int BOARDS = 60;

  /** The best of some is what counts: the compiler is done, and no neighbour takes the cache. */
  private static final int TRIES = 4;

  /** Interrupts of which most have to hit a search amid its work, and not between two. */
  private static final int INTERRUPTS = 10;

  /** Searches before the one that is interrupted, or one soon after it. */
  private static final int WARM_UP = 5;

  private final ReadingRepair repair = new ReadingRepair();

  /** A minimal puzzle with as many doubtful cells, in some of which the wrong one is likelier. */
  private static BoardReading board(long seed, int doubtful, int wrong) {
    Random random = new Random(seed);
    Grid puzzle = new Generator(seed, Symmetry.NONE).next();
    ReadingBuilder beliefs = ReadingBuilder.of(puzzle.toString());
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells.add(cell);
    }
    Collections.shuffle(cells, random);
    for (int i = 0; i < doubtful; i++) {
      char printed = puzzle.toString().charAt(cells.get(i));
      char digit = (char) ('1' + random.nextInt(Cells.SIDE));
      boolean isLost = digit == printed || (printed != '.' && random.nextInt(3) == 0);
      char other = isLost ? '.' : digit;
      boolean isWrong = i < wrong;
      beliefs.doubt(
          Cells.name(cells.get(i)),
          isWrong ? other : printed,
          0.5 + 0.4 * random.nextDouble(),
          isWrong ? printed : other);
    }
    return beliefs.reading();
  }

  /** Milliseconds within which 95 of 100 boards end, on the machine of the promises. */
  private double nearlyAll(List<BoardReading> boards) {
    double[] millis = new double[boards.size()];
    for (int i = 0; i < millis.length; i++) {
      long begin = CpuTime.nanos();
      repair.conclude(boards.get(i));
      millis[i] = (CpuTime.nanos() - begin) / 1e6;
    }
    Arrays.sort(millis);
    return millis[millis.length * 95 / 100] / MachineSpeed.slowness();
  }

  @ParameterizedTest
  @CsvSource({"10, 0", "10, 2", "20, 0", "20, 4", "40, 0", "40, 8"})
  void conclude_manyDoubtfulCells_endsInTime(int doubtful, int wrong) {
    List<BoardReading> boards = new ArrayList<>();
    for (long seed = 1; seed <= BOARDS; seed++) {
      boards.add(board(seed, doubtful, wrong));
    }
    double least = Double.MAX_VALUE;
    for (int i = 0; i < TRIES && least > MOST_MILLIS; i++) {
      least = Math.min(least, nearlyAll(boards));
    }

    assertTrue(least <= MOST_MILLIS, least + " ms for a board");
  }

  /** A thread that concludes one board again and again, until it is cancelled. */
  private static final class Searching extends Thread {
    private final CountDownLatch busy = new CountDownLatch(WARM_UP);
    private final AtomicInteger begun = new AtomicInteger();
    private volatile boolean isCancelled;

    @Override
    public void run() {
      ReadingRepair repair = new ReadingRepair();
      BoardReading reading = board(1, 40, 8);
      try {
        while (true) {
          begun.incrementAndGet();
          busy.countDown();
          repair.conclude(reading);
        }
      } catch (CancellationException e) {
        isCancelled = true;
      }
    }
  }

  /** Whether the search that had begun before the interrupt is the one that was cancelled. */
  private static boolean isCancelledAmid() throws InterruptedException {
    Searching searching = new Searching();
    searching.start();
    searching.busy.await();
    int before = searching.begun.get();
    searching.interrupt();
    searching.join();
    assertTrue(searching.isCancelled, "ended for another reason");
    return searching.begun.get() == before;
  }

  @Test
  void conclude_interruptedAmidASearch_isCancelledAtOnce() throws InterruptedException {
    int amid = 0;
    for (int i = 0; i < INTERRUPTS; i++) {
      amid += isCancelledAmid() ? 1 : 0;
    }

    assertTrue(amid > INTERRUPTS / 2, amid + " of " + INTERRUPTS + " searches cancelled amid");
  }

  /** What a cancelled search leaves in the buffers does not matter. */
  @Test
  void conclude_afterACancelledSearch_isAsBefore() {
    BoardReading reading = board(1, 10, 2);
    Conclusion before = repair.conclude(reading);
    BoardReading other = board(2, 40, 8);
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> repair.conclude(other));
    assertTrue(Thread.interrupted());

    assertEquals(before, repair.conclude(reading));
  }
}

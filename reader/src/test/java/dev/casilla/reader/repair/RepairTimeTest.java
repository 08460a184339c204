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

/** Tests the CPU time of the search, and its cancellation. */
final class RepairTimeTest {
  /** Maximum CPU time of 95 % of the boards. */
  private static final double MAX_MILLIS = 50;

  private static final int BOARDS = 60;

  /** The fastest of several runs counts, to exclude JIT compilation and cache contention. */
  private static final int TRIES = 4;

  /** Interrupts to send; most must hit a running search rather than the gap between two. */
  private static final int INTERRUPTS = 10;

  /** Searches to run before the interrupt. */
  private static final int WARM_UP = 5;

  private final ReadingRepair repair = new ReadingRepair();

  /**
   * Returns a minimal puzzle with {@code doubtful} doubtful cells, {@code wrong} of them with the
   * wrong content more likely.
   */
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

  /**
   * Returns the 95th percentile of the CPU time in milliseconds, scaled to the reference machine.
   */
  private double percentile95Millis(List<BoardReading> boards) {
    double[] millis = new double[boards.size()];
    for (int i = 0; i < millis.length; i++) {
      long start = CpuTime.nanos();
      repair.conclude(boards.get(i));
      millis[i] = (CpuTime.nanos() - start) / 1e6;
    }
    Arrays.sort(millis);
    return millis[millis.length * 95 / 100] / MachineSpeed.slowness();
  }

  @ParameterizedTest
  @CsvSource({"10, 0", "10, 2", "20, 0", "20, 4", "40, 0", "40, 8"})
  void conclude_manyDoubtfulCells_staysWithinTimeLimit(int doubtful, int wrong) {
    List<BoardReading> boards = new ArrayList<>();
    for (long seed = 1; seed <= BOARDS; seed++) {
      boards.add(board(seed, doubtful, wrong));
    }
    double least = Double.MAX_VALUE;
    for (int i = 0; i < TRIES && least > MAX_MILLIS; i++) {
      least = Math.min(least, percentile95Millis(boards));
    }

    assertTrue(least <= MAX_MILLIS, least + " ms for a board");
  }

  /** Repeats the search for one board until it is cancelled. */
  private static final class SearchThread extends Thread {
    private final CountDownLatch busy = new CountDownLatch(WARM_UP);
    private final AtomicInteger started = new AtomicInteger();
    private volatile boolean isCancelled;

    @Override
    public void run() {
      ReadingRepair repair = new ReadingRepair();
      BoardReading reading = board(1, 40, 8);
      try {
        while (true) {
          started.incrementAndGet();
          busy.countDown();
          repair.conclude(reading);
        }
      } catch (CancellationException e) {
        isCancelled = true;
      }
    }
  }

  /** Returns whether the interrupt cancelled the search that was running. */
  private static boolean isCancelledDuringSearch() throws InterruptedException {
    SearchThread thread = new SearchThread();
    thread.start();
    thread.busy.await();
    int before = thread.started.get();
    thread.interrupt();
    thread.join();
    assertTrue(thread.isCancelled, "ended without cancellation");
    return thread.started.get() == before;
  }

  @Test
  void conclude_interruptedDuringSearch_isCancelledAtOnce() throws InterruptedException {
    int cancelled = 0;
    for (int i = 0; i < INTERRUPTS; i++) {
      cancelled += isCancelledDuringSearch() ? 1 : 0;
    }

    assertTrue(
        cancelled > INTERRUPTS / 2,
        cancelled + " of " + INTERRUPTS + " searches cancelled while running");
  }

  /** Buffers left over from a cancelled search do not affect the next one. */
  @Test
  void conclude_afterCancelledSearch_returnsSameResult() {
    BoardReading reading = board(1, 10, 2);
    Conclusion before = repair.conclude(reading);
    BoardReading other = board(2, 40, 8);
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> repair.conclude(other));
    assertTrue(Thread.interrupted());

    assertEquals(before, repair.conclude(reading));
  }
}

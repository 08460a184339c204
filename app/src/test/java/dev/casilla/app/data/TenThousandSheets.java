package dev.casilla.app.data;

import static org.junit.Assert.assertTrue;

import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.testing.CpuTime;
import dev.casilla.testing.MachineSpeed;
import java.util.Locale;
import java.util.concurrent.Callable;

/** A large history, and the time that work on it takes. */
public final class TenThousandSheets {
  public static final int SHEETS = 10_000;

  private TenThousandSheets() {}

  /** Returns one of the sheets. All are different and realistic. */
  public static Sheet sheet(int number) {
    Grid givens =
        Grid.parse(
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9"
                + String.format(Locale.ROOT, "%09d", number));
    return Sheet.of(givens).withEntry(0, 4).withNotes(1, 3);
  }

  /**
   * Returns the result of {@code work}; fails if the best of the tries takes longer than {@code
   * most} ms.
   */
  public static <T> T within(String what, long most, int tries, Callable<T> work) throws Exception {
    double slowness = MachineSpeed.slowness();
    long begin = CpuTime.nanos();
    T result = work.call();
    double best = millisSince(begin);
    for (int i = 1; i < tries; i++) {
      begin = CpuTime.nanos();
      result = work.call();
      best = Math.min(best, millisSince(begin));
    }
    best /= slowness;
    System.out.printf("10,000 sheets, %s: %.0f ms%n", what, best);
    assertTrue(what + " took " + best + " ms", best <= most);
    return result;
  }

  private static double millisSince(long nanos) {
    return (CpuTime.nanos() - nanos) / 1e6;
  }
}

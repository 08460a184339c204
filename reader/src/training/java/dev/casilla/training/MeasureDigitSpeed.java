package dev.casilla.training;

import com.sun.management.ThreadMXBean;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.network.DigitModel;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;

/**
 * Measures the thread CPU time for a board; prints the median of many runs. {@code gradle
 * :reader:digitSpeed}, with {@code -Pc1} to simulate a phone.
 */
public final class MeasureDigitSpeed {
  private static final int ROUNDS = 300;
  private static final int COUNTED = 100;

  private MeasureDigitSpeed() {}

  /** Measures and prints. */
  public static void main(String[] args) {
    PrintStream out = System.out;
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    DigitModel model = DigitModel.load();
    CellProbabilities beliefs = new CellProbabilities();
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    new Random(1).nextBytes(patches);
    long[] nanos = new long[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      long start = threads.getCurrentThreadCpuTime();
      model.readAll(patches, beliefs);
      nanos[i] = threads.getCurrentThreadCpuTime() - start;
    }
    long[] last = Arrays.copyOfRange(nanos, ROUNDS - COUNTED, ROUNDS);
    Arrays.sort(last);
    out.printf(
        "81 cells: first board %.1f ms, later ones %.1f ms%n",
        nanos[0] / 1e6, last[COUNTED / 2] / 1e6);
  }
}

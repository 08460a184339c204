package dev.casilla.testing;

import java.util.Arrays;
import java.util.Random;

/** How fast this machine is just now, so that promised times can be checked on any. */
/*
 * A bound in milliseconds is a promise about one machine, the one that README names. Another may be
 * half as fast, and any is slower while its neighbours work: they share its caches and its clock.
 * So times are divided by how much longer a fixed piece of work takes here and now than there. It
 * does what the measured work does, which is to add up pixels and multiply numbers.
 */
public final class MachineSpeed {
  /** Of the fixed work, on the machine of the promises with nothing beside it. */
  private static final double PROMISED_MILLIS = 0.63;

  private static final int SIDE = 512;
  private static final int REACH = 4;

  /** Rounds until the compiler is done. */
  private static final int WARM_UP = 200;

  private static final int ROUNDS = 15;

  private static final byte[] PIXELS = pixels();
  private static boolean isWarm;

  private MachineSpeed() {}

  /**
   * How many times as long as promised this machine takes for its work; 1 if it is faster, for a
   * promise is none that only the fastest machine keeps.
   */
  public static synchronized double slowness() {
    if (!isWarm) {
      measure(WARM_UP);
      isWarm = true;
    }
    return Math.max(1, measure(ROUNDS) / PROMISED_MILLIS);
  }

  /** Milliseconds of a round: the median. */
  private static double measure(int rounds) {
    long[] nanos = new long[rounds];
    for (int i = 0; i < rounds; i++) {
      long begin = CpuTime.nanos();
      double sum = work();
      nanos[i] = CpuTime.nanos() - begin;
      // Somebody has to ask for the sum, or it is not made.
      if (sum <= 0) {
        throw new AssertionError("no work was done");
      }
    }
    Arrays.sort(nanos);
    return nanos[rounds / 2] / 1e6;
  }

  /** Each pixel against those around it. */
  private static double work() {
    double sum = 0;
    for (int y = REACH; y < SIDE - REACH; y++) {
      for (int x = REACH; x < SIDE - REACH; x++) {
        int around = 0;
        int at = y * SIDE + x;
        for (int step = 1; step <= REACH; step++) {
          around += PIXELS[at - step] & 0xff;
          around += PIXELS[at + step] & 0xff;
          around += PIXELS[at - step * SIDE] & 0xff;
          around += PIXELS[at + step * SIDE] & 0xff;
        }
        sum += Math.max(0, around / (4.0 * REACH) - (PIXELS[at] & 0xff));
      }
    }
    return sum;
  }

  private static byte[] pixels() {
    byte[] pixels = new byte[SIDE * SIDE];
    new Random(1).nextBytes(pixels);
    return pixels;
  }
}

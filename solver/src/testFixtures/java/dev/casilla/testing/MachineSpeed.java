package dev.casilla.testing;

import java.util.Arrays;
import java.util.Random;

/** How fast this machine is just now, so that promised times can be checked on any. */
/*
 * A bound in milliseconds holds for one machine, the one that the README names. Another may be half as
 * fast, and any is slower while other processes share its caches and its clock. So times are divided
 * by the time that a fixed piece of work takes now, relative to that machine. It adds up pixels and
 * multiplies numbers, as the measured work does.
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
   * The time that the fixed work takes now, relative to the reference machine, at least 1: bounds
   * must not depend on the fastest machine.
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
      // Without a use of the sum the compiler would remove the loop.
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

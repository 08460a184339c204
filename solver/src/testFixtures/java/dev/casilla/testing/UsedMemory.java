package dev.casilla.testing;

/** What is in memory and cannot be collected. */
public final class UsedMemory {
  private UsedMemory() {}

  /** In bytes. */
  public static long used() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 4; i++) {
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}

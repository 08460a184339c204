package dev.casilla.app.testing;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for other threads. */
public final class Eventually {
  private static final long MOST_MILLIS = 30_000;

  private Eventually() {}

  /** Waits on the main thread until {@code isSo}, and runs its tasks meanwhile. */
  public static void until(String what, BooleanSupplier isSo) {
    long end = System.currentTimeMillis() + MOST_MILLIS;
    while (!isSo.getAsBoolean()) {
      if (System.currentTimeMillis() > end) {
        throw new AssertionError("waited in vain: " + what);
      }
      shadowOf(Looper.getMainLooper()).idle();
      LockSupport.parkNanos(1_000_000);
    }
  }
}

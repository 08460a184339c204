package dev.casilla.app;

import android.os.StrictMode;
import java.util.function.Supplier;

/** Ends the process of a debug build at slow calls on the main thread and at leaks. */
final class StrictModeSetup {
  private StrictModeSetup() {}

  /**
   * Watches the main thread; call on it.
   *
   * <p>With death as the only penalty, the process ends at the call, with its stack trace.
   */
  static void watchMainThread() {
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build());
  }

  /** Watches all threads for resources that are not closed. */
  static void watchLeaks() {
    StrictMode.setVmPolicy(leaks().detectLeakedClosableObjects().build());
  }

  static StrictMode.VmPolicy.Builder leaks() {
    return new StrictMode.VmPolicy.Builder()
        .detectLeakedRegistrationObjects()
        .detectFileUriExposure()
        .penaltyDeath();
  }

  /**
   * Runs {@code read} with disk access permitted on the main thread: for the small file that is
   * needed before the first frame.
   */
  static <T> T allowSmallRead(Supplier<T> read) {
    StrictMode.ThreadPolicy before = StrictMode.allowThreadDiskWrites();
    try {
      return read.get();
    } finally {
      StrictMode.setThreadPolicy(before);
    }
  }
}

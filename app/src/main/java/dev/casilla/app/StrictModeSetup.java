package dev.casilla.app;

import android.os.StrictMode;
import java.util.function.Supplier;

/** In a debug build, ends the process at the first thing that would let a person wait. */
final class StrictModeSetup {
  private StrictModeSetup() {}

  /**
   * Watches the main thread from now on. On it.
   *
   * <p>With death for its only penalty, Android ends the process on the spot, and its last words
   * say where.
   */
  static void watchMainThread() {
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build());
  }

  /** Watches from now on, on every thread, for what is let go of without having been closed. */
  static void watchLeaks() {
    StrictMode.setVmPolicy(leaks().detectLeakedClosableObjects().build());
  }

  /** Death to leaks of any kind but that of things to be closed. */
  static StrictMode.VmPolicy.Builder leaks() {
    return new StrictMode.VmPolicy.Builder()
        .detectLeakedRegistrationObjects()
        .detectFileUriExposure()
        .penaltyDeath();
  }

  /**
   * Makes what has to be read before anything can be shown: small, and only this. The first start
   * of all also makes its directory.
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

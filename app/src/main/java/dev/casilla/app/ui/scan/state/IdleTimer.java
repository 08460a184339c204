package dev.casilla.app.ui.scan.state;

import java.util.function.LongSupplier;

/** Measures the time without a puzzle in view and without user interaction. */
final class IdleTimer {
  /** The camera pauses after this time. */
  static final long TIMEOUT_MILLIS = 60_000;

  private final LongSupplier millis;
  private long since;

  IdleTimer(LongSupplier millis) {
    this.millis = millis;
    since = millis.getAsLong();
  }

  /** Called for each frame with a puzzle and each user interaction. */
  void restart() {
    since = millis.getAsLong();
  }

  boolean isTimedOut() {
    return millis.getAsLong() - since >= TIMEOUT_MILLIS;
  }
}

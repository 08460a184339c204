package dev.casilla.app.ui.scan.state;

import java.util.function.LongSupplier;

/** How long a camera has looked without anything to see and without anybody there. */
final class IdleTimer {
  /** After so long the camera rests: nobody is there, or there is no puzzle. */
  static final long TIMEOUT_MILLIS = 60_000;

  private final LongSupplier millis;
  private long since;

  /** Idleness from now on, by a clock that only goes forward. */
  IdleTimer(LongSupplier millis) {
    this.millis = millis;
    since = millis.getAsLong();
  }

  /** There is a puzzle, or a hand. */
  void restart() {
    since = millis.getAsLong();
  }

  /** Whether it has lasted so long that the camera should rest. */
  boolean isTimedOut() {
    return millis.getAsLong() - since >= TIMEOUT_MILLIS;
  }
}

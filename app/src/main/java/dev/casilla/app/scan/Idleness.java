package dev.casilla.app.scan;

import java.util.function.LongSupplier;

/** How long a camera has looked without anything to see and without anybody there. */
final class Idleness {
  /** After so long the camera rests: nobody is there, or there is no puzzle. */
  static final long MOST_MILLIS = 60_000;

  private final LongSupplier millis;
  private long since;

  /** Idleness from now on, by a clock that only goes forward. */
  Idleness(LongSupplier millis) {
    this.millis = millis;
    since = millis.getAsLong();
  }

  /** There is a puzzle, or a hand. */
  void interrupt() {
    since = millis.getAsLong();
  }

  /** Whether it has lasted so long that the camera should rest. */
  boolean isLong() {
    return millis.getAsLong() - since >= MOST_MILLIS;
  }
}

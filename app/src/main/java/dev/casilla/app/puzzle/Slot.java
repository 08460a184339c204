package dev.casilla.app.puzzle;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Where a sheet is kept; {@code id} belongs to the storage thread, {@code knownId} to the main one,
 * which is told later.
 */
final class Slot {
  static final long NEW = 0;

  final AtomicReference<Keeping.@Nullable Draft> newest = new AtomicReference<>();
  final AtomicBoolean isDue = new AtomicBoolean();
  final LongConsumer whenAdded;
  long id;
  long knownId;

  Slot(long id, LongConsumer whenAdded) {
    this.id = id;
    this.knownId = id;
    this.whenAdded = whenAdded;
  }

  /** Whether both are for the same sheet, as far as the storage thread knows. */
  boolean isSame(Slot other) {
    return this == other || (id != NEW && id == other.id);
  }

  /** Whether both are for the same sheet, as far as the main thread knows. */
  boolean isKnownSame(Slot other) {
    return this == other || (knownId != NEW && knownId == other.knownId);
  }
}

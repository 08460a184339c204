package dev.casilla.app.ui.puzzle.session;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Where a sheet is kept; {@code id} belongs to the storage thread, {@code knownId} to the main one,
 * which is told later.
 */
public final class SheetSlot {
  public static final long NEW = 0;

  final AtomicReference<@Nullable PendingChange> newest = new AtomicReference<>();
  final AtomicBoolean isDue = new AtomicBoolean();
  long id;
  long knownId;

  /** The main thread's own. */
  LongConsumer whenAdded;

  private long changedMillis;

  SheetSlot(long id, long changedMillis, LongConsumer whenAdded) {
    this.id = id;
    this.knownId = id;
    this.changedMillis = changedMillis;
    this.whenAdded = whenAdded;
  }

  /** A sheet that is not kept yet. */
  static SheetSlot forNew(LongConsumer whenAdded) {
    return new SheetSlot(NEW, 0, whenAdded);
  }

  /** What is changed now; it comes after what is kept already, whatever the clock says. */
  PendingChange change(PendingSheet draft, long nowMillis) {
    changedMillis = Math.max(nowMillis, knownId == NEW ? changedMillis : changedMillis + 1);
    return new PendingChange(draft, changedMillis);
  }

  /** Whether both are for the same sheet, as far as the storage thread knows. */
  boolean isSame(SheetSlot other) {
    return this == other || (id != NEW && id == other.id);
  }

  /** Whether both are for the same sheet, as far as the main thread knows. */
  boolean isKnownSame(SheetSlot other) {
    return this == other || (knownId != NEW && knownId == other.knownId);
  }
}

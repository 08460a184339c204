package dev.casilla.app.ui.scan.state;

import dev.casilla.app.reading.frame.ScanGuidance;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Debounces the guidance, so that each text stays long enough to be read. */
// The camera delivers thirty frames a second. A few wrong ones must not change the text, and a
// screen reader that gets a new text with each frame never finishes one. Progress is shown at once.
final class GuidanceDebouncer {
  /** Each text is shown for at least this time. */
  static final long MIN_SHOWN_MILLIS = 1_000;

  /** The text changes after it has not applied for this time. */
  static final long DEBOUNCE_MILLIS = 300;

  private final LongSupplier millis;
  private @Nullable ScanGuidance said;
  private long saidAt;
  private long lastTrue;

  /** {@code millis} is a monotonic clock. */
  GuidanceDebouncer(LongSupplier millis) {
    this.millis = millis;
  }

  /** The guidance to show after a frame with {@code seen}. */
  ScanGuidance update(ScanGuidance seen) {
    long now = millis.getAsLong();
    ScanGuidance before = said;
    if (before == null || seen.isBetterThan(before) || isOver(now)) {
      saidAt = seen == before ? saidAt : now;
      lastTrue = now;
      said = seen;
      return seen;
    }
    if (seen == before) {
      lastTrue = now;
    }
    return before;
  }

  void reset() {
    said = null;
  }

  private boolean isOver(long now) {
    return now - saidAt >= MIN_SHOWN_MILLIS && now - lastTrue >= DEBOUNCE_MILLIS;
  }
}

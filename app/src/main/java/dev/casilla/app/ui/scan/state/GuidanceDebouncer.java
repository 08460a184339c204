package dev.casilla.app.ui.scan.state;

import dev.casilla.app.reading.frame.ScanGuidance;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Words that stay long enough to be read, whatever one frame after the other would say. */
/*
 * There are thirty frames a second. What a few of them show by a slip is not worth a word, and a
 * screen reader that is given another line with each of them never ends one. Good news waits for
 * nothing.
 */
final class GuidanceDebouncer {
  /** In which a line is read. */
  static final long MIN_SHOWN_MILLIS = 1_000;

  /** A hand that shakes shows something else for less. */
  static final long DEBOUNCE_MILLIS = 300;

  private final LongSupplier millis;
  private @Nullable ScanGuidance said;
  private long saidAt;
  private long lastTrue;

  /** Words by a clock that only goes forward. */
  GuidanceDebouncer(LongSupplier millis) {
    this.millis = millis;
  }

  /** What to say when a frame shows {@code seen}. */
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

  /** Nothing was said: what comes next is said at once. */
  void reset() {
    said = null;
  }

  private boolean isOver(long now) {
    return now - saidAt >= MIN_SHOWN_MILLIS && now - lastTrue >= DEBOUNCE_MILLIS;
  }
}

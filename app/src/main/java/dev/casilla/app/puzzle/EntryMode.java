package dev.casilla.app.puzzle;

import dev.casilla.app.settings.EntryOrder;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * How what is tapped becomes writing. Immutable.
 *
 * @param order what is tapped first
 * @param armed the digit that goes into each cell touched, or {@link Grid#NO_DIGIT}
 * @param on what is switched on
 */
record EntryMode(EntryOrder order, int armed, Set<Switch> on) {
  /** What can be switched on. */
  enum Switch {
    /** Digits are noted small. */
    NOTES,
    /** Cells without notes show what could go there. */
    CANDIDATES,
    /** Digits are written as printed clues. */
    CLUES
  }

  EntryMode {
    Set<Switch> copy = EnumSet.noneOf(Switch.class);
    copy.addAll(on);
    on = Collections.unmodifiableSet(copy);
  }

  /** Plain writing, in {@code order}. */
  static EntryMode of(EntryOrder order) {
    return new EntryMode(order, Grid.NO_DIGIT, Collections.emptySet());
  }

  boolean has(Switch name) {
    return on.contains(name);
  }

  boolean isDigitFirst() {
    return order == EntryOrder.DIGIT_FIRST;
  }

  boolean isArmed() {
    return armed != Grid.NO_DIGIT;
  }

  /** This mode with {@code name} switched the other way. */
  EntryMode switched(Switch name) {
    Set<Switch> other = EnumSet.noneOf(Switch.class);
    other.addAll(on);
    if (!other.remove(name)) {
      other.add(name);
    }
    return new EntryMode(order, armed, other);
  }

  /** This mode in the other order, with no digit armed. */
  EntryMode reordered() {
    EntryOrder other = isDigitFirst() ? EntryOrder.CELL_FIRST : EntryOrder.DIGIT_FIRST;
    return new EntryMode(other, Grid.NO_DIGIT, on);
  }

  /** Digit first, with {@code digit} armed; the same digit again disarms it. */
  EntryMode armedWith(int digit) {
    int next = isDigitFirst() && armed == digit ? Grid.NO_DIGIT : digit;
    return new EntryMode(EntryOrder.DIGIT_FIRST, next, on);
  }
}

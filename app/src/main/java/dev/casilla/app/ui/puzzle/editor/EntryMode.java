package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.settings.EntryOrder;
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
public record EntryMode(EntryOrder order, int armed, Set<Toggle> on) {
  /** What can be switched on. */
  public enum Toggle {
    /** Digits are noted small. */
    NOTES,
    /** Cells without notes show what could go there. */
    CANDIDATES,
    /** Digits are written as printed clues. */
    CLUES
  }

  public EntryMode {
    Set<Toggle> copy = EnumSet.noneOf(Toggle.class);
    copy.addAll(on);
    on = Collections.unmodifiableSet(copy);
  }

  /** Plain writing, in {@code order}. */
  public static EntryMode of(EntryOrder order) {
    return new EntryMode(order, Grid.NO_DIGIT, Collections.emptySet());
  }

  public boolean has(Toggle name) {
    return on.contains(name);
  }

  public boolean isDigitFirst() {
    return order == EntryOrder.DIGIT_FIRST;
  }

  public boolean isArmed() {
    return armed != Grid.NO_DIGIT;
  }

  /** This mode with {@code name} switched the other way. */
  public EntryMode toggled(Toggle name) {
    Set<Toggle> other = EnumSet.noneOf(Toggle.class);
    other.addAll(on);
    if (!other.remove(name)) {
      other.add(name);
    }
    return new EntryMode(order, armed, other);
  }

  /** This mode in the other order, with no digit armed. */
  public EntryMode withOtherOrder() {
    EntryOrder other = isDigitFirst() ? EntryOrder.CELL_FIRST : EntryOrder.DIGIT_FIRST;
    return new EntryMode(other, Grid.NO_DIGIT, on);
  }

  /** Digit first, with {@code digit} armed; the same digit again disarms it. */
  public EntryMode armedWith(int digit) {
    int next = isDigitFirst() && armed == digit ? Grid.NO_DIGIT : digit;
    return new EntryMode(EntryOrder.DIGIT_FIRST, next, on);
  }
}

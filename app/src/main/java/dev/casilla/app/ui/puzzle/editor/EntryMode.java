package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * How taps on cells and keys enter digits. Immutable.
 *
 * @param armed the digit that is entered into each cell touched, or {@link Grid#NO_DIGIT}
 */
public record EntryMode(EntryOrder order, int armed, Set<Toggle> on) {
  public enum Toggle {
    NOTES,
    /** Cells without notes show their candidates. */
    CANDIDATES,
    CLUES
  }

  public EntryMode {
    Set<Toggle> copy = EnumSet.noneOf(Toggle.class);
    copy.addAll(on);
    on = Collections.unmodifiableSet(copy);
  }

  /** The mode in {@code order} with nothing armed or switched on. */
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

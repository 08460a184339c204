package dev.casilla.app.puzzle;

import dev.casilla.app.board.Direction;
import dev.casilla.app.puzzle.Edit.Change;
import dev.casilla.app.puzzle.Edit.Maker;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.function.BiFunction;

/**
 * A sheet and what is in the person's hands: how it came about, where the pen is, which pen it is.
 * Immutable: each gesture makes another desk.
 *
 * @param mended the cell whose clue the last edit wrote over because that was under suspicion
 */
record Desk(Sheet sheet, Journal journal, Selection selection, EntryMode mode, OptionalInt mended) {
  Desk(Sheet sheet, Journal journal, Selection selection, EntryMode mode) {
    this(sheet, journal, selection, mode, OptionalInt.empty());
  }

  /** A blank sheet, to be written on by {@code mode}. */
  static Desk blank(EntryMode mode) {
    return new Desk(Sheet.EMPTY, Journal.EMPTY, Selection.NONE, mode);
  }

  /** What was kept, under no pen. */
  static Desk of(Found found, EntryMode mode) {
    return new Desk(found.kept().sheet(), found.journal(), Selection.NONE, mode);
  }

  /** What makes the puzzle: the printed clues, or all digits as long as there are none. */
  Grid clues() {
    return hasGivens() ? sheet.givens() : sheet.digits();
  }

  /** Whether there are printed clues. */
  boolean hasGivens() {
    return sheet.givens().givens() > 0;
  }

  /** Touches {@code cell}: selects it, and writes the armed digit. */
  Desk touch(int cell) {
    Desk there = select(Selection.of(cell));
    return mode.isDigitFirst() && mode.isArmed()
        ? there.edited(Writing.toggle(sheet, cell, mode.armed(), mode))
        : there;
  }

  /** Draws on to {@code cell}: selects it too, or writes the armed digit there as well. */
  Desk drag(int cell) {
    if (!mode.isDigitFirst() || !mode.isArmed()) {
      return select(selection.and(cell));
    }
    boolean isFree = sheet.digitAt(cell) == Grid.NO_DIGIT;
    Desk there = select(Selection.of(cell));
    return isFree ? there.edited(drawnOn(cell)) : there;
  }

  /** In {@code cell} the same is noted, or wiped, as in the cell that the finger comes from. */
  private Sheet drawnOn(int cell) {
    int digit = mode.armed();
    OptionalInt last = selection.only();
    boolean isWiping =
        Writing.isNoting(mode)
            && last.isPresent()
            && Writing.isFree(sheet, last.getAsInt(), mode)
            && !Writing.isNoted(sheet, last.getAsInt(), digit, mode);
    return isWiping
        ? Writing.wipe(sheet, cell, digit, mode)
        : Writing.write(sheet, cell, digit, mode);
  }

  /** Selects the next cell in {@code direction}; nothing at the edge. */
  Optional<Desk> move(Direction direction) {
    OptionalInt next = selection.next(direction);
    return next.isPresent() ? Optional.of(select(Selection.of(next.getAsInt()))) : Optional.empty();
  }

  /** Takes the key {@code digit}: writes it into the selected cells, or arms it. */
  Desk digit(int digit) {
    return mode.isDigitFirst() ? with(mode.armedWith(digit)) : write(digit);
  }

  /** Writes {@code digit} into the selected cells. */
  Desk write(int digit) {
    boolean isOne = selection.only().isPresent();
    boolean isWiping = Writing.isNoting(mode) && isNotedInAll(digit);
    return edited(
        onSelected(
            (before, cell) -> {
              if (isWiping) {
                return Writing.wipe(before, cell, digit, mode);
              }
              return isOne
                  ? Writing.toggle(before, cell, digit, mode)
                  : Writing.write(before, cell, digit, mode);
            }));
  }

  /** Whether {@code digit} is noted in all selected cells that can be noted in. */
  private boolean isNotedInAll(int digit) {
    return selection.cells().stream()
        .filter(cell -> Writing.isFree(sheet, cell, mode))
        .allMatch(cell -> Writing.isNoted(sheet, cell, digit, mode));
  }

  /** Empties the selected cells. */
  Desk erase() {
    return edited(onSelected((before, cell) -> Writing.erase(before, cell, mode)));
  }

  /** Whether all selected cells hold what cannot be changed. */
  boolean isRefused() {
    return !selection.cells().isEmpty()
        && selection.cells().stream().noneMatch(cell -> Writing.isAllowed(sheet, cell, mode));
  }

  /** Undoes the last edit, if there is one, and goes where it was made. */
  Desk undo() {
    return journal
        .last()
        .map(edit -> new Desk(edit.revertIn(sheet), journal.undone(), at(edit), mode))
        .orElse(this);
  }

  /** Makes the last undone edit again, if there is one, and goes there. */
  Desk redo() {
    return journal
        .next()
        .map(edit -> new Desk(edit.applyTo(sheet), journal.redone(), at(edit), mode))
        .orElse(this);
  }

  /** This desk with {@code after} on it, which can be undone. */
  Desk edited(Sheet after) {
    return edited(after, Maker.PERSON);
  }

  /** This desk with {@code after} on it, as far as it was revealed; it can be undone, too. */
  Desk revealed(Sheet after) {
    return edited(after, Maker.CASILLA);
  }

  private Desk edited(Sheet after, Maker maker) {
    Edit edit = Edit.between(sheet, after, maker);
    return edit.isNothing() ? this : new Desk(after, journal.with(edit), selection, mode);
  }

  /** This desk, as if all that was done since {@code before} were one edit. */
  Desk asOneEditSince(Desk before) {
    return new Desk(before.sheet, before.journal, selection, mode).edited(sheet).mending(mended);
  }

  /** This desk with other cells selected. */
  Desk select(Selection other) {
    return new Desk(sheet, journal, other, mode, mended);
  }

  /** This desk with another way of writing. */
  Desk with(EntryMode other) {
    return new Desk(sheet, journal, selection, other, mended);
  }

  /** This desk, on which the clue in {@code cell}, if any, was just written over. */
  Desk mending(OptionalInt cell) {
    return new Desk(sheet, journal, selection, mode, cell);
  }

  private Sheet onSelected(BiFunction<Sheet, Integer, Sheet> pen) {
    SortedSet<Integer> cells = selection.cells();
    Sheet after = sheet;
    for (int cell : cells) {
      after = pen.apply(after, cell);
    }
    return after;
  }

  /** A digit typed may have wiped notes elsewhere: what is told is the cell typed into. */
  private Selection at(Edit edit) {
    List<Change> changes = edit.changes();
    boolean isSelected = changes.stream().anyMatch(change -> selection.has(change.cell()));
    return isSelected || changes.size() != 1 ? selection : Selection.of(changes.get(0).cell());
  }
}

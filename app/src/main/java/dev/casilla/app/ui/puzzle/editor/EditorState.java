package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.Edit;
import dev.casilla.app.model.Edit.Author;
import dev.casilla.app.model.Edit.Change;
import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.board.Direction;
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
 * @param correctedCell the cell whose clue the last edit wrote over because that was under
 *     suspicion
 */
public record EditorState(
    Sheet sheet,
    EditJournal journal,
    CellSelection selection,
    EntryMode mode,
    OptionalInt correctedCell) {
  public EditorState(Sheet sheet, EditJournal journal, CellSelection selection, EntryMode mode) {
    this(sheet, journal, selection, mode, OptionalInt.empty());
  }

  /** A blank sheet, to be written on by {@code mode}. */
  public static EditorState blank(EntryMode mode) {
    return new EditorState(Sheet.EMPTY, EditJournal.EMPTY, CellSelection.NONE, mode);
  }

  /** What was kept, under no pen. */
  public static EditorState of(SheetWithJournal found, EntryMode mode) {
    return new EditorState(found.kept().sheet(), found.journal(), CellSelection.NONE, mode);
  }

  /** What makes the puzzle: the printed clues, or all digits as long as there are none. */
  public Grid clues() {
    return hasGivens() ? sheet.givens() : sheet.digits();
  }

  /** Whether there are printed clues. */
  public boolean hasGivens() {
    return sheet.givens().givens() > 0;
  }

  /** Touches {@code cell}: selects it, and writes the armed digit. */
  public EditorState touch(int cell) {
    EditorState there = select(CellSelection.of(cell));
    return mode.isDigitFirst() && mode.isArmed()
        ? there.edited(EntryRules.toggle(sheet, cell, mode.armed(), mode))
        : there;
  }

  /** Draws on to {@code cell}: selects it too, or writes the armed digit there as well. */
  public EditorState drag(int cell) {
    if (!mode.isDigitFirst() || !mode.isArmed()) {
      return select(selection.and(cell));
    }
    boolean isFree = sheet.digitAt(cell) == Grid.NO_DIGIT;
    EditorState there = select(CellSelection.of(cell));
    return isFree ? there.edited(withDraggedInto(cell)) : there;
  }

  /** In {@code cell} the same is noted, or wiped, as in the cell that the finger comes from. */
  private Sheet withDraggedInto(int cell) {
    int digit = mode.armed();
    OptionalInt last = selection.only();
    boolean isWiping =
        EntryRules.writesNotes(mode)
            && last.isPresent()
            && EntryRules.isFree(sheet, last.getAsInt(), mode)
            && !EntryRules.isNoted(sheet, last.getAsInt(), digit, mode);
    return isWiping
        ? EntryRules.removeNote(sheet, cell, digit, mode)
        : EntryRules.write(sheet, cell, digit, mode);
  }

  /** Selects the next cell in {@code direction}; nothing at the edge. */
  public Optional<EditorState> move(Direction direction) {
    OptionalInt next = selection.next(direction);
    return next.isPresent()
        ? Optional.of(select(CellSelection.of(next.getAsInt())))
        : Optional.empty();
  }

  /** Takes the key {@code digit}: writes it into the selected cells, or arms it. */
  public EditorState digit(int digit) {
    return mode.isDigitFirst() ? with(mode.armedWith(digit)) : write(digit);
  }

  /** Writes {@code digit} into the selected cells. */
  public EditorState write(int digit) {
    boolean isOne = selection.only().isPresent();
    boolean isWiping = EntryRules.writesNotes(mode) && isNotedInAll(digit);
    return edited(
        onSelected(
            (before, cell) -> {
              if (isWiping) {
                return EntryRules.removeNote(before, cell, digit, mode);
              }
              return isOne
                  ? EntryRules.toggle(before, cell, digit, mode)
                  : EntryRules.write(before, cell, digit, mode);
            }));
  }

  /** Whether {@code digit} is noted in all selected cells that can be noted in. */
  private boolean isNotedInAll(int digit) {
    return selection.cells().stream()
        .filter(cell -> EntryRules.isFree(sheet, cell, mode))
        .allMatch(cell -> EntryRules.isNoted(sheet, cell, digit, mode));
  }

  /** Empties the selected cells. */
  public EditorState erase() {
    return edited(onSelected((before, cell) -> EntryRules.erase(before, cell, mode)));
  }

  /** Whether all selected cells hold what cannot be changed. */
  public boolean isSelectionLocked() {
    return !selection.cells().isEmpty()
        && selection.cells().stream().noneMatch(cell -> EntryRules.isAllowed(sheet, cell, mode));
  }

  /** Undoes the last edit, if there is one, and goes where it was made. */
  public EditorState undo() {
    return journal
        .last()
        .map(edit -> new EditorState(edit.revertIn(sheet), journal.undone(), at(edit), mode))
        .orElse(this);
  }

  /** Makes the last undone edit again, if there is one, and goes there. */
  public EditorState redo() {
    return journal
        .next()
        .map(edit -> new EditorState(edit.applyTo(sheet), journal.redone(), at(edit), mode))
        .orElse(this);
  }

  /** This desk with {@code after} on it, which can be undone. */
  public EditorState edited(Sheet after) {
    return edited(after, Author.PERSON);
  }

  /** This desk with {@code after} on it, as far as it was revealed; it can be undone, too. */
  public EditorState revealed(Sheet after) {
    return edited(after, Author.CASILLA);
  }

  private EditorState edited(Sheet after, Author maker) {
    Edit edit = Edit.between(sheet, after, maker);
    return edit.isNothing() ? this : new EditorState(after, journal.with(edit), selection, mode);
  }

  /** This desk, as if all that was done since {@code before} were one edit. */
  public EditorState mergedSince(EditorState before) {
    return new EditorState(before.sheet, before.journal, selection, mode)
        .edited(sheet)
        .withCorrectedCell(correctedCell);
  }

  /** This desk with other cells selected. */
  public EditorState select(CellSelection other) {
    return new EditorState(sheet, journal, other, mode, correctedCell);
  }

  /** This desk with another way of writing. */
  public EditorState with(EntryMode other) {
    return new EditorState(sheet, journal, selection, other, correctedCell);
  }

  /** This desk, on which the clue in {@code cell}, if any, was just written over. */
  public EditorState withCorrectedCell(OptionalInt cell) {
    return new EditorState(sheet, journal, selection, mode, cell);
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
  private CellSelection at(Edit edit) {
    List<Change> changes = edit.changes();
    boolean isSelected = changes.stream().anyMatch(change -> selection.has(change.cell()));
    return isSelected || changes.size() != 1 ? selection : CellSelection.of(changes.get(0).cell());
  }
}

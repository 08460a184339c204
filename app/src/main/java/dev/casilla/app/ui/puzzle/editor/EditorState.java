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
 * A sheet with its journal, the selection and the entry mode. Immutable: each gesture makes a new
 * state.
 *
 * @param correctedCell the cell whose suspect clue the last edit replaced
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

  public static EditorState blank(EntryMode mode) {
    return new EditorState(Sheet.EMPTY, EditJournal.EMPTY, CellSelection.NONE, mode);
  }

  /** {@code open} with nothing selected. */
  public static EditorState of(OpenSheet open, EntryMode mode) {
    return new EditorState(open.sheet(), open.journal(), CellSelection.NONE, mode);
  }

  /** The puzzle: the printed clues, or all digits if there are none. */
  public Grid clues() {
    return hasGivens() ? sheet.givens() : sheet.digits();
  }

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

  /** Drags to {@code cell}: selects it too, or writes the armed digit there too. */
  public EditorState drag(int cell) {
    if (!mode.isDigitFirst() || !mode.isArmed()) {
      return select(selection.and(cell));
    }
    boolean isFree = sheet.digitAt(cell) == Grid.NO_DIGIT;
    EditorState there = select(CellSelection.of(cell));
    return isFree ? there.edited(withDraggedInto(cell)) : there;
  }

  /** Adds or removes a note in {@code cell}, as in the cell that the finger comes from. */
  private Sheet withDraggedInto(int cell) {
    int digit = mode.armed();
    OptionalInt last = selection.only();
    boolean removesNote =
        EntryRules.writesNotes(mode)
            && last.isPresent()
            && EntryRules.isFree(sheet, last.getAsInt(), mode)
            && !EntryRules.isNoted(sheet, last.getAsInt(), digit, mode);
    return removesNote
        ? EntryRules.removeNote(sheet, cell, digit, mode)
        : EntryRules.write(sheet, cell, digit, mode);
  }

  /** Selects the next cell in {@code direction}; empty at the edge. */
  public Optional<EditorState> move(Direction direction) {
    OptionalInt next = selection.next(direction);
    return next.isPresent()
        ? Optional.of(select(CellSelection.of(next.getAsInt())))
        : Optional.empty();
  }

  /** Handles the key {@code digit}: writes it into the selected cells, or arms it. */
  public EditorState digit(int digit) {
    return mode.isDigitFirst() ? with(mode.armedWith(digit)) : write(digit);
  }

  public EditorState write(int digit) {
    boolean isOne = selection.only().isPresent();
    boolean removesNote = EntryRules.writesNotes(mode) && isNotedInAll(digit);
    return edited(
        onSelected(
            (before, cell) -> {
              if (removesNote) {
                return EntryRules.removeNote(before, cell, digit, mode);
              }
              return isOne
                  ? EntryRules.toggle(before, cell, digit, mode)
                  : EntryRules.write(before, cell, digit, mode);
            }));
  }

  /** Whether all selected cells that can have notes have the note {@code digit}. */
  private boolean isNotedInAll(int digit) {
    return selection.cells().stream()
        .filter(cell -> EntryRules.isFree(sheet, cell, mode))
        .allMatch(cell -> EntryRules.isNoted(sheet, cell, digit, mode));
  }

  public EditorState erase() {
    return edited(onSelected((before, cell) -> EntryRules.erase(before, cell, mode)));
  }

  /** Whether cells are selected of which none can be edited. */
  public boolean isSelectionLocked() {
    return !selection.cells().isEmpty()
        && selection.cells().stream().noneMatch(cell -> EntryRules.isAllowed(sheet, cell, mode));
  }

  /** Undoes the last edit, if there is one, and selects its cell. */
  public EditorState undo() {
    return journal
        .last()
        .map(edit -> new EditorState(edit.revertIn(sheet), journal.undone(), at(edit), mode))
        .orElse(this);
  }

  /** Redoes the last undone edit, if there is one, and selects its cell. */
  public EditorState redo() {
    return journal
        .next()
        .map(edit -> new EditorState(edit.applyTo(sheet), journal.redone(), at(edit), mode))
        .orElse(this);
  }

  public EditorState edited(Sheet after) {
    return edited(after, Author.PERSON);
  }

  /** This state after an edit to {@code after} that revealed digits. */
  public EditorState revealed(Sheet after) {
    return edited(after, Author.CASILLA);
  }

  private EditorState edited(Sheet after, Author author) {
    Edit edit = Edit.between(sheet, after, author);
    return edit.isNothing() ? this : new EditorState(after, journal.with(edit), selection, mode);
  }

  public EditorState mergedSince(EditorState before) {
    return new EditorState(before.sheet, before.journal, selection, mode)
        .edited(sheet)
        .withCorrectedCell(correctedCell);
  }

  public EditorState select(CellSelection other) {
    return new EditorState(sheet, journal, other, mode, correctedCell);
  }

  public EditorState with(EntryMode other) {
    return new EditorState(sheet, journal, selection, other, correctedCell);
  }

  public EditorState withCorrectedCell(OptionalInt cell) {
    return new EditorState(sheet, journal, selection, mode, cell);
  }

  private Sheet onSelected(BiFunction<Sheet, Integer, Sheet> change) {
    SortedSet<Integer> cells = selection.cells();
    Sheet after = sheet;
    for (int cell : cells) {
      after = change.apply(after, cell);
    }
    return after;
  }

  /** Selects the cell of {@code edit}, unless it has several or one is selected already. */
  private CellSelection at(Edit edit) {
    List<Change> changes = edit.changes();
    boolean isSelected = changes.stream().anyMatch(change -> selection.has(change.cell()));
    return isSelected || changes.size() != 1 ? selection : CellSelection.of(changes.get(0).cell());
  }
}

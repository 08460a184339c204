package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.board.BoardGestures;
import dev.casilla.app.ui.board.Direction;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.SuspectClues;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Writes on the sheet: all that a person does with cells, keys and tools. Each edit is kept at
 * once, so that there is nothing left to be lost when the screen goes away.
 */
/*
 * At the doors a finger begins nothing before it is lifted: the system's way back begins with a
 * finger at the edge, which may be on the board. A sheet begun by that would be what the person goes
 * back from, instead of leaving the app.
 */
public final class SheetEditor implements BoardGestures {
  private final PuzzleStateHolder current;
  private final SheetAutosaver keeping;
  private final LongSupplier clock;
  private final Runnable begin;

  /** What was on the desk before the finger came down, and what it made of that so far. */
  private Optional<EditorState> before = Optional.empty();

  private Optional<EditorState> drawn = Optional.empty();

  /** The cells that the finger passed over at the doors. */
  private final List<Integer> cellsTouchedAtHome = new ArrayList<>();

  /** Calls {@code begin} for a blank sheet where there is none. */
  SheetEditor(
      PuzzleStateHolder current, SheetAutosaver keeping, LongSupplier clock, Runnable begin) {
    this.current = current;
    this.keeping = keeping;
    this.clock = clock;
    this.begin = begin;
  }

  @Override
  public void touch(int cell) {
    cellsTouchedAtHome.clear();
    if (current.get().isHome()) {
      cellsTouchedAtHome.add(cell);
    } else {
      beginStroke(cell);
    }
  }

  @Override
  public void drag(int cell) {
    if (cellsTouchedAtHome.isEmpty()) {
      extendStroke(cell);
    } else {
      cellsTouchedAtHome.add(cell);
    }
  }

  @Override
  public void lift() {
    if (!cellsTouchedAtHome.isEmpty() && current.get().isHome()) {
      begin.run();
      beginStroke(cellsTouchedAtHome.get(0));
      cellsTouchedAtHome.subList(1, cellsTouchedAtHome.size()).forEach(this::extendStroke);
    }
    cellsTouchedAtHome.clear();
  }

  @Override
  public void cancel() {
    cellsTouchedAtHome.clear();
    if (current.isWritable() && drawn.equals(Optional.of(desk()))) {
      before.ifPresent(this::apply);
    }
    before = Optional.empty();
  }

  @Override
  public boolean move(Direction direction) {
    Optional<EditorState> moved = current.isWritable() ? desk().move(direction) : Optional.empty();
    moved.ifPresent(this::apply);
    return moved.isPresent();
  }

  @Override
  public void enter(int cell, int digit) {
    startSheetIfHome();
    if (current.isWritable()) {
      apply(SuspectClues.write(current.get(), at(cell), desk -> desk.write(digit)));
    }
  }

  @Override
  public void clear(int cell) {
    if (current.isWritable()) {
      apply(SuspectClues.erase(current.get(), at(cell)));
    }
  }

  /** Takes the key of {@code digit}. */
  public void digit(int digit) {
    startSheetIfHome();
    if (current.isWritable()) {
      EditorState there = desk();
      if (there.mode().isDigitFirst()) {
        apply(there.digit(digit));
        return;
      }
      EditorState next = SuspectClues.write(current.get(), there, desk -> desk.write(digit));
      apply(next);
      if (there.isSelectionLocked() && next.equals(there)) {
        current.showNotice(Fixed.PRINTED_CLUE);
      }
    }
  }

  /** Takes the key of {@code digit} in hand, for the cells touched next. */
  public void armDigit(int digit) {
    if (current.isWritable()) {
      apply(desk().with(desk().mode().armedWith(digit)));
    }
  }

  /** Uses {@code tool}. */
  public void useTool(ToolsState.Tool tool) {
    if (current.isWritable()) {
      EditorState desk = desk();
      apply(
          switch (tool) {
            case UNDO -> desk.undo();
            case REDO -> desk.redo();
            case NOTES -> desk.with(desk.mode().toggled(Toggle.NOTES));
            case CANDIDATES -> desk.with(desk.mode().toggled(Toggle.CANDIDATES));
            case CLEAR -> SuspectClues.erase(current.get(), desk);
            case DIGIT_FIRST -> desk.with(desk.mode().withOtherOrder());
          });
    }
  }

  /** Lets printed clues be written over, or lets them be again. */
  void switchClues() {
    apply(desk().with(desk().mode().toggled(Toggle.CLUES)));
  }

  /** Prints what was typed. */
  void convertToClues() {
    edit(desk().sheet().asPuzzle());
  }

  /** Takes away everything filled in. */
  void startOver() {
    edit(Sheet.of(desk().sheet().givens()));
    current.showNotice(Fixed.STARTED_OVER);
  }

  /** Makes {@code after} of the sheet, in which something is revealed; it can be undone. */
  void reveal(Sheet after) {
    apply(desk().revealed(after));
  }

  /** Makes {@code after} of the sheet, which can be undone. */
  private void edit(Sheet after) {
    apply(desk().edited(after));
  }

  /** Puts {@code next} before the person, and keeps what was changed. */
  void apply(EditorState next) {
    PuzzleState scene = current.get();
    boolean isEdited = !next.sheet().equals(desk().sheet());
    if (!isEdited) {
      current.show(scene.withInput(next));
      return;
    }
    keeping.save(new PendingSheet(next.sheet(), next.journal()));
    boolean isNew = scene.place() instanceof PuzzleState.Place.Blank;
    current.show(
        isNew
            ? PuzzleState.at(PuzzleState.Place.OnSheet.typed(clock.getAsLong()), next)
            : scene.with(next));
  }

  private void beginStroke(int cell) {
    before = Optional.of(desk());
    if (current.isWritable()) {
      apply(SuspectClues.touch(current.get(), cell));
      drawn = Optional.of(desk());
    }
  }

  /** One stroke is one edit, unless something else is done in the middle of it. */
  private void extendStroke(int cell) {
    if (current.isWritable()) {
      EditorState start = drawn.equals(Optional.of(desk())) ? before.orElse(desk()) : desk();
      before = Optional.of(start);
      apply(desk().drag(cell).mergedSince(start));
      drawn = Optional.of(desk());
    }
  }

  private void startSheetIfHome() {
    if (current.get().isHome()) {
      begin.run();
    }
  }

  private EditorState at(int cell) {
    return desk().select(CellSelection.of(cell));
  }

  private EditorState desk() {
    return current.get().editor();
  }
}

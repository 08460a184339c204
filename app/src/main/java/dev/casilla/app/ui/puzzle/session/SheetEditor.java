package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.board.BoardGestures;
import dev.casilla.app.ui.board.Direction;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.SuspectClues;
import dev.casilla.app.ui.puzzle.state.ToolsState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Edits the sheet: handles cells, keys and tools. Each edit is saved at once. */
// In the home menu, a stroke begins a sheet only when the finger is lifted: the system's back
// gesture may begin on the board and must not begin a sheet.
public final class SheetEditor implements BoardGestures {
  private final PuzzleStateHolder current;
  private final SheetAutosaver autosaver;
  private final LongSupplier clock;
  private final Runnable startBlank;

  /** The editor state before the current stroke, and the one it has led to so far. */
  private Optional<EditorState> beforeStroke = Optional.empty();

  private Optional<EditorState> afterStroke = Optional.empty();

  /** The cells touched by a stroke in the home menu. */
  private final List<Integer> cellsTouchedAtHome = new ArrayList<>();

  /** Calls {@code startBlank} where there is no sheet yet. */
  SheetEditor(
      PuzzleStateHolder current,
      SheetAutosaver autosaver,
      LongSupplier clock,
      Runnable startBlank) {
    this.current = current;
    this.autosaver = autosaver;
    this.clock = clock;
    this.startBlank = startBlank;
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
      startBlank.run();
      beginStroke(cellsTouchedAtHome.get(0));
      cellsTouchedAtHome.subList(1, cellsTouchedAtHome.size()).forEach(this::extendStroke);
    }
    cellsTouchedAtHome.clear();
  }

  @Override
  public void cancel() {
    cellsTouchedAtHome.clear();
    if (current.isWritable() && afterStroke.equals(Optional.of(editorState()))) {
      beforeStroke.ifPresent(this::apply);
    }
    beforeStroke = Optional.empty();
  }

  @Override
  public boolean move(Direction direction) {
    Optional<EditorState> moved =
        current.isWritable() ? editorState().move(direction) : Optional.empty();
    moved.ifPresent(this::apply);
    return moved.isPresent();
  }

  @Override
  public void enter(int cell, int digit) {
    startSheetIfHome();
    if (current.isWritable()) {
      apply(SuspectClues.write(current.get(), at(cell), editor -> editor.write(digit)));
    }
  }

  @Override
  public void clear(int cell) {
    if (current.isWritable()) {
      apply(SuspectClues.erase(current.get(), at(cell)));
    }
  }

  public void digit(int digit) {
    startSheetIfHome();
    if (current.isWritable()) {
      EditorState there = editorState();
      if (there.mode().isDigitFirst()) {
        apply(there.digit(digit));
        return;
      }
      EditorState next = SuspectClues.write(current.get(), there, editor -> editor.write(digit));
      apply(next);
      if (there.isSelectionLocked() && next.equals(there)) {
        current.showNotice(Fixed.PRINTED_CLUE);
      }
    }
  }

  /** Arms {@code digit} for the cells touched next. */
  public void armDigit(int digit) {
    if (current.isWritable()) {
      apply(editorState().with(editorState().mode().armedWith(digit)));
    }
  }

  public void useTool(ToolsState.Tool tool) {
    if (current.isWritable()) {
      EditorState editor = editorState();
      apply(
          switch (tool) {
            case UNDO -> editor.undo();
            case REDO -> editor.redo();
            case NOTES -> editor.with(editor.mode().toggled(Toggle.NOTES));
            case CANDIDATES -> editor.with(editor.mode().toggled(Toggle.CANDIDATES));
            case CLEAR -> SuspectClues.erase(current.get(), editor);
            case DIGIT_FIRST -> editor.with(editor.mode().withOtherOrder());
          });
    }
  }

  void switchClues() {
    apply(editorState().with(editorState().mode().toggled(Toggle.CLUES)));
  }

  void convertToClues() {
    edit(editorState().sheet().asPuzzle());
  }

  void startOver() {
    edit(Sheet.of(editorState().sheet().givens()));
    current.showNotice(Fixed.STARTED_OVER);
  }

  /** Applies an edit to {@code after} that reveals digits. */
  void reveal(Sheet after) {
    apply(editorState().revealed(after));
  }

  private void edit(Sheet after) {
    apply(editorState().edited(after));
  }

  /** Shows {@code next}, and saves its sheet if that has changed. */
  void apply(EditorState next) {
    PuzzleState state = current.get();
    boolean isEdited = !next.sheet().equals(editorState().sheet());
    if (!isEdited) {
      current.show(state.withInput(next));
      return;
    }
    OpenSheet edited = current.openSheet().edited(next.sheet(), next.journal(), clock.getAsLong());
    current.setOpenSheet(edited);
    autosaver.save(edited);
    boolean isNew = state.place() instanceof PuzzleState.Place.Blank;
    current.show(
        isNew
            ? PuzzleState.at(PuzzleState.Place.OnSheet.typed(edited.createdMillis()), next)
            : state.with(next));
  }

  private void beginStroke(int cell) {
    beforeStroke = Optional.of(editorState());
    if (current.isWritable()) {
      apply(SuspectClues.touch(current.get(), cell));
      afterStroke = Optional.of(editorState());
    }
  }

  /** Merges a stroke into one edit, unless another edit was made during it. */
  private void extendStroke(int cell) {
    if (current.isWritable()) {
      EditorState start =
          afterStroke.equals(Optional.of(editorState()))
              ? beforeStroke.orElse(editorState())
              : editorState();
      beforeStroke = Optional.of(start);
      apply(editorState().drag(cell).mergedSince(start));
      afterStroke = Optional.of(editorState());
    }
  }

  private void startSheetIfHome() {
    if (current.get().isHome()) {
      startBlank.run();
    }
  }

  private EditorState at(int cell) {
    return editorState().select(CellSelection.of(cell));
  }

  private EditorState editorState() {
    return current.get().editor();
  }
}

package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.EntryRules;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.state.PuzzleState.Place;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Optional;

/** Scenes for tests. */
public final class PuzzleStates {
  public static final EntryMode MODE = EntryMode.of(EntryOrder.CELL_FIRST);

  /** By the clock that Robolectric gives the platform. */
  private static final long TODAY = 0;

  private static final long PATIENCE_MILLIS = 60_000;

  private PuzzleStates() {}

  public static PuzzleUiState state(PuzzleState scene) {
    return PuzzleUiState.of(scene, Settings.DEFAULT);
  }

  public static EditorState desk(Sheet sheet) {
    return new EditorState(sheet, EditJournal.EMPTY, CellSelection.NONE, MODE);
  }

  public static PuzzleState home() {
    return PuzzleState.at(new Place.Home(false), desk(Sheet.EMPTY));
  }

  /** With a sheet to go back to. */
  public static PuzzleState homeAgain() {
    return PuzzleState.at(new Place.Home(true), desk(Sheet.EMPTY));
  }

  public static PuzzleState blank() {
    return PuzzleState.at(new Place.Blank(), desk(Sheet.EMPTY).select(CellSelection.of(0)));
  }

  /** The puzzle as it was pasted. */
  public static PuzzleState puzzle(Grid givens) {
    return at(desk(Sheet.of(givens)));
  }

  /** The digits as they were typed. */
  public static PuzzleState typed(Grid digits) {
    Sheet sheet = Sheet.EMPTY;
    for (int cell : digits.filled()) {
      sheet = sheet.withEntry(cell, digits.digitAt(cell));
    }
    return at(desk(sheet));
  }

  /** The puzzle with the rest of {@code solution} filled in. */
  public static PuzzleState filledIn(Grid givens, Grid solution) {
    Sheet sheet = Sheet.of(givens);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      sheet = givens.isEmptyAt(cell) ? sheet.withEntry(cell, solution.digitAt(cell)) : sheet;
    }
    return at(desk(sheet));
  }

  public static PuzzleState at(EditorState desk) {
    return PuzzleState.at(new Place.OnSheet(Origin.TYPED, TODAY), desk);
  }

  /** The puzzle and all that is known about it, as {@code showing} shows it. */
  public static PuzzleState judged(Grid givens, SolutionDisplay showing) {
    return known(puzzle(givens)).with(showing);
  }

  /** What is known about the clues in {@code scene}. */
  public static PuzzleState known(PuzzleState scene) {
    return scene.withAnalysis(Optional.of(judgement(scene.editor().clues())));
  }

  /** What is known about {@code clues}, however busy the machine is. */
  public static PuzzleAnalysis judgement(Grid clues) {
    return PuzzleAnalysis.of(clues, PATIENCE_MILLIS);
  }

  /** In the middle of it: entries, notes, a clash of two 6s in row D, one of them selected. */
  public static PuzzleState clashing() {
    Sheet sheet = Sheet.of(SamplePuzzles.UNIQUE);
    for (String name : new String[] {"A1", "A2", "B2", "B3", "B7", "B8", "C1", "C2", "D1", "D9"}) {
      int cell = Cells.named(name);
      sheet = sheet.withEntry(cell, SamplePuzzles.UNIQUE_SOLUTION.digitAt(cell));
    }
    for (String name : new String[] {"A4", "A6", "A8", "A9", "B5", "D2"}) {
      int cell = Cells.named(name);
      sheet = sheet.withNotes(cell, EntryRules.candidates(sheet, cell));
    }
    int selected = Cells.named("D5");
    EditorState desk = desk(sheet.withEntry(selected, 6)).select(CellSelection.of(selected));
    return at(desk.with(MODE.toggled(Toggle.NOTES)));
  }

  /** The same without the clash, and with a wrong 4 in its place. */
  public static PuzzleState wrong() {
    PuzzleState scene = clashing();
    EditorState desk = desk(scene.editor().sheet().withEntry(Cells.named("D5"), 4));
    return known(at(desk)).with(SolutionDisplay.VERDICT);
  }

  /** A puzzle of which a clue was just changed, so that it has no solution any more. */
  public static PuzzleState broken() {
    EditorState desk = desk(Sheet.of(SamplePuzzles.UNIQUE)).edited(Sheet.of(SamplePuzzles.NONE));
    return known(at(desk)).with(SolutionDisplay.VERDICT);
  }
}

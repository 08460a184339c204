package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.puzzle.Scene.Place;
import dev.casilla.app.settings.EntryOrder;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Optional;

/** Scenes for tests. */
final class Scenes {
  static final EntryMode MODE = EntryMode.of(EntryOrder.CELL_FIRST);

  /** By the clock that Robolectric gives the platform. */
  private static final long TODAY = 0;

  private static final long PATIENCE_MILLIS = 60_000;

  private Scenes() {}

  static PuzzleUiState state(Scene scene) {
    return PuzzleUiState.of(scene, Settings.DEFAULT);
  }

  static Desk desk(Sheet sheet) {
    return new Desk(sheet, Journal.EMPTY, Selection.NONE, MODE);
  }

  static Scene home() {
    return Scene.at(new Place.Home(false), desk(Sheet.EMPTY));
  }

  /** With a sheet to go back to. */
  static Scene homeAgain() {
    return Scene.at(new Place.Home(true), desk(Sheet.EMPTY));
  }

  static Scene blank() {
    return Scene.at(new Place.Blank(), desk(Sheet.EMPTY).select(Selection.of(0)));
  }

  /** The puzzle as it was pasted. */
  static Scene puzzle(Grid givens) {
    return at(desk(Sheet.of(givens)));
  }

  /** The digits as they were typed. */
  static Scene typed(Grid digits) {
    Sheet sheet = Sheet.EMPTY;
    for (int cell : digits.filled()) {
      sheet = sheet.withEntry(cell, digits.digitAt(cell));
    }
    return at(desk(sheet));
  }

  /** The puzzle with the rest of {@code solution} filled in. */
  static Scene filledIn(Grid givens, Grid solution) {
    Sheet sheet = Sheet.of(givens);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      sheet = givens.isEmptyAt(cell) ? sheet.withEntry(cell, solution.digitAt(cell)) : sheet;
    }
    return at(desk(sheet));
  }

  static Scene at(Desk desk) {
    return Scene.at(new Place.At(Origin.TYPED, TODAY), desk);
  }

  /** The puzzle and all that is known about it, as {@code showing} shows it. */
  static Scene judged(Grid givens, Showing showing) {
    return known(puzzle(givens)).with(showing);
  }

  /** What is known about the clues in {@code scene}. */
  static Scene known(Scene scene) {
    return scene.knowing(Optional.of(judgement(scene.desk().clues())));
  }

  /** What is known about {@code clues}, however busy the machine is. */
  static Judgement judgement(Grid clues) {
    return Judgement.of(clues, PATIENCE_MILLIS);
  }

  /** In the middle of it: entries, notes, a clash of two 6s in row D, one of them selected. */
  static Scene clashing() {
    Sheet sheet = Sheet.of(Puzzles.UNIQUE);
    for (String name : new String[] {"A1", "A2", "B2", "B3", "B7", "B8", "C1", "C2", "D1", "D9"}) {
      int cell = Cells.named(name);
      sheet = sheet.withEntry(cell, Puzzles.UNIQUE_SOLUTION.digitAt(cell));
    }
    for (String name : new String[] {"A4", "A6", "A8", "A9", "B5", "D2"}) {
      int cell = Cells.named(name);
      sheet = sheet.withNotes(cell, Writing.candidates(sheet, cell));
    }
    int selected = Cells.named("D5");
    Desk desk = desk(sheet.withEntry(selected, 6)).select(Selection.of(selected));
    return at(desk.with(MODE.switched(Switch.NOTES)));
  }

  /** The same without the clash, and with a wrong 4 in its place. */
  static Scene wrong() {
    Scene scene = clashing();
    Desk desk = desk(scene.desk().sheet().withEntry(Cells.named("D5"), 4));
    return known(at(desk)).with(Showing.VERDICT);
  }

  /** A puzzle of which a clue was just changed, so that it has no solution any more. */
  static Scene broken() {
    Desk desk = desk(Sheet.of(Puzzles.UNIQUE)).edited(Sheet.of(Puzzles.NONE));
    return known(at(desk)).with(Showing.VERDICT);
  }
}

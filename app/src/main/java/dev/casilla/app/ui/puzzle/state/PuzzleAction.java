package dev.casilla.app.ui.puzzle.state;

/** Actions on the whole puzzle, on buttons or in the menu. The names are stored. */
public enum PuzzleAction {
  SOLVE,
  STOP,
  /** Shows the sheet instead of a solution or a verdict. */
  HIDE,
  CHECK,
  SET_AS_PUZZLE,
  EDIT_CLUES,
  END_EDITING_CLUES,
  REVEAL_CELL,
  REVEAL_ALL,
  START_OVER,
  UNDO,
  /** Tries again to save or to read. */
  RETRY,
  CLEAR_WRONG,
  SHOW_FIRST,
  SHOW_SECOND,
  /** Shows where the first two solutions differ. */
  SHOW_BOTH
}

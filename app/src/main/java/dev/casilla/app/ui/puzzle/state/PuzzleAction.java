package dev.casilla.app.ui.puzzle.state;

/** Actions on the whole puzzle, on buttons or in the menu. The names are stored. */
public enum PuzzleAction {
  /** Finds the solution. */
  SOLVE,
  /** Cancels what is in progress. */
  STOP,
  /** Shows the sheet instead of a solution or a verdict. */
  HIDE,
  /** Shows the verdict. */
  CHECK,
  /** Makes clues of all digits. */
  SET_AS_PUZZLE,
  /** Switches clue mode on. */
  EDIT_CLUES,
  /** Switches clue mode off. */
  END_EDITING_CLUES,
  /** Fills in the selected cell. */
  REVEAL_CELL,
  /** Fills in all cells. */
  REVEAL_ALL,
  /** Removes everything but the clues. */
  START_OVER,
  /** Undoes the last edit. */
  UNDO,
  /** Tries again to save or to read. */
  RETRY,
  /** Clears the entry that a check found wrong. */
  CLEAR_WRONG,
  /** Shows the first of several solutions. */
  SHOW_FIRST,
  /** Shows the second of several solutions. */
  SHOW_SECOND,
  /** Shows where the first two solutions differ. */
  SHOW_BOTH
}

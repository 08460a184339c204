package dev.casilla.app.ui.puzzle.state;

/** What can be done with the puzzle as a whole, by a button or from the menu. */
public enum PuzzleAction {
  /** Finds the solution. */
  SOLVE,
  /** Gives up waiting. */
  STOP,
  /** Goes back from a solution or a verdict to the sheet. */
  HIDE,
  /** Looks for what is wrong. */
  CHECK,
  /** Prints what was typed. */
  SET_AS_PUZZLE,
  /** Lets printed clues be changed. */
  EDIT_CLUES,
  /** Lets printed clues be, again. */
  END_EDITING_CLUES,
  /** Fills in the selected cell. */
  REVEAL_CELL,
  /** Fills in all cells. */
  REVEAL_ALL,
  /** Takes away everything filled in. */
  START_OVER,
  /** Takes back the last edit. */
  UNDO,
  /** Empties the cell that was found wrong. */
  CLEAR_WRONG,
  /** Shows one of several solutions. */
  SHOW_FIRST,
  /** Shows another one of them. */
  SHOW_SECOND,
  /** Shows where they differ. */
  SHOW_BOTH
}

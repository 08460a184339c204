package dev.casilla.app.ui.common.layout;

/** Where the title of a board and its controls is. */
enum TitlePosition {
  /** There is no room for it. */
  NOWHERE,
  /** Above the board, which is above the controls. */
  OVER_BOARD,
  /** Above the controls, beside the board or below it. */
  OVER_CONTROLS,
  /** Above board and controls, which are beside one another. */
  OVER_BOTH
}

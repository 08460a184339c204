package dev.casilla.app.ui.create;

/**
 * All that the screen for new puzzles shows. Immutable.
 *
 * @param wish what is wished for
 * @param stage how far it is
 * @param sheetId where the puzzle is kept, once it is there
 */
record CreateUiState(PuzzleSpec wish, Stage stage, long sheetId) {
  private static final long NOWHERE = -1;

  /** How far the puzzle is. */
  enum Stage {
    /** It can be asked for. */
    CHOOSING,
    /** It could not be kept; it can be asked for again. */
    NOT_KEPT,
    /** It is being made. */
    MAKING,
    /** It has been being made for a while. */
    MAKING_LONG,
    /** It is there. */
    MADE
  }

  static CreateUiState choosing(PuzzleSpec wish) {
    return new CreateUiState(wish, Stage.CHOOSING, NOWHERE);
  }

  static CreateUiState notKept(PuzzleSpec wish) {
    return new CreateUiState(wish, Stage.NOT_KEPT, NOWHERE);
  }

  static CreateUiState making(PuzzleSpec wish) {
    return new CreateUiState(wish, Stage.MAKING, NOWHERE);
  }

  static CreateUiState makingLong(PuzzleSpec wish) {
    return new CreateUiState(wish, Stage.MAKING_LONG, NOWHERE);
  }

  static CreateUiState made(PuzzleSpec wish, long sheetId) {
    return new CreateUiState(wish, Stage.MADE, sheetId);
  }

  /** Whether the wish can be changed. */
  boolean isChoosing() {
    return stage == Stage.CHOOSING || stage == Stage.NOT_KEPT;
  }

  /** Whether to show that work is going on, which can be stopped. */
  boolean showsProgress() {
    return stage == Stage.MAKING_LONG;
  }
}

package dev.casilla.app.ui.create;

/**
 * What the create screen shows. Immutable.
 *
 * @param wish the kind of puzzle that is chosen
 * @param stage how far generating is
 * @param sheetId the id of the stored puzzle
 */
record CreateUiState(PuzzleSpec wish, Stage stage, long sheetId) {
  private static final long NOWHERE = -1;

  /** How far generating is. */
  enum Stage {
    /** The person chooses. */
    CHOOSING,
    /** The puzzle could not be stored; the person can try again. */
    NOT_KEPT,
    /** Generating failed; the person can try again. */
    FAILED,
    /** A puzzle is being generated. */
    MAKING,
    /** Generating takes long enough to show progress. */
    MAKING_LONG,
    /** The puzzle is stored. */
    MADE
  }

  static CreateUiState choosing(PuzzleSpec wish) {
    return new CreateUiState(wish, Stage.CHOOSING, NOWHERE);
  }

  static CreateUiState notKept(PuzzleSpec wish) {
    return new CreateUiState(wish, Stage.NOT_KEPT, NOWHERE);
  }

  static CreateUiState failed(PuzzleSpec wish) {
    return new CreateUiState(wish, Stage.FAILED, NOWHERE);
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

  /** Whether the choice can be changed. */
  boolean isChoosing() {
    return stage == Stage.CHOOSING || hasFailed();
  }

  /** Whether the last attempt failed. */
  boolean hasFailed() {
    return stage == Stage.NOT_KEPT || stage == Stage.FAILED;
  }

  /** Whether to show progress and offer to stop. */
  boolean showsProgress() {
    return stage == Stage.MAKING_LONG;
  }
}

package dev.casilla.app.ui.create;

/** What the create screen shows. Immutable. */
record CreateUiState(PuzzleSpec spec, Stage stage, long sheetId) {
  private static final long NOWHERE = -1;

  enum Stage {
    CHOOSING,
    /** The puzzle could not be stored; the person can try again. */
    NOT_SAVED,
    /** Generating failed; the person can try again. */
    FAILED,
    MAKING,
    /** Generating takes long enough to show progress. */
    MAKING_LONG,
    MADE
  }

  static CreateUiState choosing(PuzzleSpec spec) {
    return new CreateUiState(spec, Stage.CHOOSING, NOWHERE);
  }

  static CreateUiState notSaved(PuzzleSpec spec) {
    return new CreateUiState(spec, Stage.NOT_SAVED, NOWHERE);
  }

  static CreateUiState failed(PuzzleSpec spec) {
    return new CreateUiState(spec, Stage.FAILED, NOWHERE);
  }

  static CreateUiState making(PuzzleSpec spec) {
    return new CreateUiState(spec, Stage.MAKING, NOWHERE);
  }

  static CreateUiState makingLong(PuzzleSpec spec) {
    return new CreateUiState(spec, Stage.MAKING_LONG, NOWHERE);
  }

  static CreateUiState made(PuzzleSpec spec, long sheetId) {
    return new CreateUiState(spec, Stage.MADE, sheetId);
  }

  boolean isChoosing() {
    return stage == Stage.CHOOSING || hasFailed();
  }

  boolean hasFailed() {
    return stage == Stage.NOT_SAVED || stage == Stage.FAILED;
  }

  /** Whether to show progress and offer to stop. */
  boolean showsProgress() {
    return stage == Stage.MAKING_LONG;
  }
}

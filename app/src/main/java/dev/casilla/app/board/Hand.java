package dev.casilla.app.board;

/** What a digit becomes that is written on a board now. */
public enum Hand {
  /** Nothing: the board is to be looked at. */
  RESTING,
  /** An entry; printed clues stay, unless they are said to be wrong. */
  ENTERING,
  /** A note in an empty cell, or none any more if it was one. */
  NOTING,
  /** A printed clue, also in the place of another. */
  PRINTING;

  /** Whether anything can be written into {@code cell}. */
  boolean canWriteInto(BoardCell cell) {
    return switch (this) {
      case RESTING -> false;
      case ENTERING -> !cell.isSafe();
      case NOTING -> !cell.hasDigit();
      case PRINTING -> true;
    };
  }

  /** Whether there is anything in {@code cell} that can be cleared. */
  boolean canClear(BoardCell cell) {
    return switch (this) {
      case RESTING -> false;
      case ENTERING, NOTING -> !cell.isSafe() && isFilled(cell);
      case PRINTING -> isFilled(cell);
    };
  }

  private static boolean isFilled(BoardCell cell) {
    return cell.hasDigit() || cell.notes() != 0;
  }
}

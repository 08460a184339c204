package dev.casilla.app.ui.board.state;

/** What a digit becomes that is written on a board now. */
public enum EntryKind {
  /** Nothing: the board is to be looked at. */
  READ_ONLY,
  /** An entry; printed clues stay, unless they are said to be wrong. */
  ENTRY,
  /** A note in an empty cell, or none any more if it was one. */
  NOTE,
  /** A printed clue, also in the place of another. */
  CLUE;

  /** Whether anything can be written into {@code cell}. */
  public boolean canWriteInto(BoardCell cell) {
    return switch (this) {
      case READ_ONLY -> false;
      case ENTRY -> !cell.isProtected();
      case NOTE -> !cell.hasDigit();
      case CLUE -> true;
    };
  }

  /** Whether there is anything in {@code cell} that can be cleared. */
  public boolean canClear(BoardCell cell) {
    return switch (this) {
      case READ_ONLY -> false;
      case ENTRY, NOTE -> !cell.isProtected() && isFilled(cell);
      case CLUE -> isFilled(cell);
    };
  }

  private static boolean isFilled(BoardCell cell) {
    return cell.hasDigit() || cell.notes() != 0;
  }
}

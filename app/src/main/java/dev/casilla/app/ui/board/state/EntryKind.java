package dev.casilla.app.ui.board.state;

/** What a written digit becomes. */
public enum EntryKind {
  READ_ONLY,
  /** An entry; clues stay, except those that are reported as wrong. */
  ENTRY,
  /** A note in an empty cell; an existing note is removed. */
  NOTE,
  /** A clue, which may replace another one. */
  CLUE;

  public boolean canWriteInto(BoardCell cell) {
    return switch (this) {
      case READ_ONLY -> false;
      case ENTRY -> !cell.isProtected();
      case NOTE -> !cell.hasDigit();
      case CLUE -> true;
    };
  }

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

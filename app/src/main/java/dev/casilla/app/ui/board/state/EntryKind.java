package dev.casilla.app.ui.board.state;

/** What a written digit becomes. */
public enum EntryKind {
  /** Nothing can be written. */
  READ_ONLY,
  /** An entry; clues stay, except those that are reported as wrong. */
  ENTRY,
  /** A note in an empty cell; an existing note is removed. */
  NOTE,
  /** A clue, which may replace another one. */
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

package dev.casilla.app.ui.puzzle.message;

import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.solver.InvalidGridException;

/** Why pasted text is not a puzzle. */
public sealed interface PasteError {
  /** There was no text. */
  record NothingCopied() implements PasteError {}

  /** All cells are empty. */
  record Blank() implements PasteError {}

  /** The character at {@code place}, counted from 1, has no place in a grid. */
  record UnexpectedCharacter(int codePoint, int place) implements PasteError {}

  /** Fewer than 81 cells. */
  record TooShort(int cells) implements PasteError {}

  /** More than 81 cells. */
  record TooLong(int cells) implements PasteError {}

  /** The text can be taken for two different grids. */
  record Ambiguous() implements PasteError {}

  /** More text than any puzzle takes. */
  record TooMuch() implements PasteError {}

  /** The process ended before the text was read, and it is nowhere any more. */
  record Interrupted() implements PasteError {}

  /** What can go wrong with sheets that come in some other way, too. */
  record Other(TransferError trouble) implements PasteError {}

  /** What to tell of text that nothing came of. */
  static PasteError of(TransferException refused) {
    return switch (refused.error()) {
      case EMPTY -> new NothingCopied();
      case BLANK -> new Blank();
      case TOO_LARGE -> new TooMuch();
      case NO_PUZZLE ->
          refused.getCause() instanceof InvalidGridException invalid
              ? of(invalid)
              : new Other(TransferError.NO_PUZZLE);
      case TOO_NEW, OUT_OF_REACH, STORAGE, TOO_MANY, UNFORESEEN -> new Other(refused.error());
    };
  }

  private static PasteError of(InvalidGridException invalid) {
    return switch (invalid.problem()) {
      case UNEXPECTED_CHARACTER ->
          new UnexpectedCharacter(invalid.codePoint(), invalid.position() + 1);
      case TOO_FEW_CELLS -> new TooShort(invalid.cells());
      case TOO_MANY_CELLS -> new TooLong(invalid.cells());
      case AMBIGUOUS -> new Ambiguous();
    };
  }
}

package dev.casilla.app.ui.puzzle.message;

import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.solver.InvalidGridException;

/** Why pasted text could not be imported. */
public sealed interface PasteError {
  record NothingCopied() implements PasteError {}

  record Blank() implements PasteError {}

  /** The character at {@code place}, counted from 1, is not part of a grid. */
  record UnexpectedCharacter(int codePoint, int place) implements PasteError {}

  record TooShort(int cells) implements PasteError {}

  record TooLong(int cells) implements PasteError {}

  record Ambiguous() implements PasteError {}

  /** The text is longer than the limit. */
  record TooMuch() implements PasteError {}

  /** The process died before the text was imported, and the text was too long to be saved. */
  record Interrupted() implements PasteError {}

  /** An error that all kinds of import have. */
  record Other(TransferError error) implements PasteError {}

  static PasteError of(TransferException failure) {
    return switch (failure.error()) {
      case EMPTY -> new NothingCopied();
      case BLANK -> new Blank();
      case TOO_LARGE -> new TooMuch();
      case NO_PUZZLE ->
          failure.getCause() instanceof InvalidGridException invalid
              ? of(invalid)
              : new Other(TransferError.NO_PUZZLE);
      case TOO_NEW, OUT_OF_REACH, STORAGE, TOO_MANY, UNFORESEEN -> new Other(failure.error());
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

package dev.casilla.app.puzzle;

import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.solver.InvalidGridException;

/** Why pasted text is not a puzzle. */
sealed interface PasteTrouble {
  /** There was no text. */
  record NothingCopied() implements PasteTrouble {}

  /** All cells are empty. */
  record Blank() implements PasteTrouble {}

  /** The character at {@code place}, counted from 1, has no place in a grid. */
  record UnexpectedCharacter(int codePoint, int place) implements PasteTrouble {}

  /** Fewer than 81 cells. */
  record TooShort(int cells) implements PasteTrouble {}

  /** More than 81 cells. */
  record TooLong(int cells) implements PasteTrouble {}

  /** The text can be taken for two different grids. */
  record Ambiguous() implements PasteTrouble {}

  /** More text than any puzzle takes. */
  record TooMuch() implements PasteTrouble {}

  /** The process ended before the text was read, and it is nowhere any more. */
  record Interrupted() implements PasteTrouble {}

  /** What can go wrong with sheets that come in some other way, too. */
  record Other(Trouble trouble) implements PasteTrouble {}

  /** What to tell of text that nothing came of. */
  static PasteTrouble of(ExchangeException refused) {
    return switch (refused.trouble()) {
      case EMPTY -> new NothingCopied();
      case BLANK -> new Blank();
      case TOO_LARGE -> new TooMuch();
      case NO_PUZZLE ->
          refused.getCause() instanceof InvalidGridException invalid
              ? of(invalid)
              : new Other(Trouble.NO_PUZZLE);
      case TOO_NEW, OUT_OF_REACH, STORAGE, TOO_MANY, UNFORESEEN -> new Other(refused.trouble());
    };
  }

  private static PasteTrouble of(InvalidGridException invalid) {
    return switch (invalid.problem()) {
      case UNEXPECTED_CHARACTER ->
          new UnexpectedCharacter(invalid.codePoint(), invalid.position() + 1);
      case TOO_FEW_CELLS -> new TooShort(invalid.cells());
      case TOO_MANY_CELLS -> new TooLong(invalid.cells());
      case AMBIGUOUS -> new Ambiguous();
    };
  }
}

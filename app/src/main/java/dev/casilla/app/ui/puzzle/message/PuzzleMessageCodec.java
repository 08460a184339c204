package dev.casilla.app.ui.puzzle.message;

import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Pasted;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Writes and reads a message as text, for the saved state. Stateless. */
// Format: a name, then numbers or another name, separated by blanks. Messages that follow from the
// rest of the state are not written; text that cannot be read is ignored.
public final class PuzzleMessageCodec {
  private static final String PASTED = "pasted";
  private static final String CHARACTER = "character";
  private static final String SHORT = "short";
  private static final String LONG = "long";
  private static final String AMBIGUOUS = "ambiguous";
  private static final String NOTHING = "nothing";
  private static final String BLANK = "blank";
  private static final String TOO_MUCH = "too-much";
  private static final String INTERRUPTED = "interrupted";
  private static final String OTHER = "other";
  private static final String SAYING = "saying";

  /** Messages that are shown again if they still apply. */
  private static final Set<Fixed> TRANSIENT =
      EnumSet.of(Fixed.STILL_OPENING, Fixed.SOLVING, Fixed.READING, Fixed.STORAGE_FAILED);

  private PuzzleMessageCodec() {}

  /** {@code notice} for {@link #read}; empty if it need not be restored. */
  public static Optional<String> write(PuzzleMessage notice) {
    if (notice instanceof Fixed fixed) {
      return TRANSIENT.contains(fixed) ? Optional.empty() : text(SAYING, fixed);
    }
    if (notice instanceof Pasted pasted) {
      return text(PASTED, pasted.kept(), pasted.malformed());
    }
    return notice instanceof PuzzleMessage.PasteFailed failed
        ? write(failed.error())
        : Optional.empty();
  }

  /** Parses {@code text}; empty if it is not a message. */
  public static Optional<PuzzleMessage> read(String text) {
    String[] words = text.split(" ");
    try {
      return read(words);
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  private static Optional<PuzzleMessage> read(String[] words) {
    return switch (words[0]) {
      case SAYING -> Optional.of(Fixed.valueOf(words[1]));
      case PASTED -> Optional.of(new Pasted(number(words[1]), number(words[2])));
      default -> error(words).map(PuzzleMessage.PasteFailed::new);
    };
  }

  private static Optional<PasteError> error(String[] words) {
    return switch (words[0]) {
      case CHARACTER ->
          Optional.of(new PasteError.UnexpectedCharacter(number(words[1]), number(words[2])));
      case SHORT -> Optional.of(new PasteError.TooShort(number(words[1])));
      case LONG -> Optional.of(new PasteError.TooLong(number(words[1])));
      case AMBIGUOUS -> Optional.of(new PasteError.Ambiguous());
      case NOTHING -> Optional.of(new PasteError.NothingCopied());
      case BLANK -> Optional.of(new PasteError.Blank());
      case TOO_MUCH -> Optional.of(new PasteError.TooMuch());
      case INTERRUPTED -> Optional.of(new PasteError.Interrupted());
      case OTHER -> Optional.of(new PasteError.Other(TransferError.valueOf(words[1])));
      default -> Optional.empty();
    };
  }

  private static Optional<String> write(PasteError error) {
    if (error instanceof PasteError.UnexpectedCharacter unexpected) {
      return text(CHARACTER, unexpected.codePoint(), unexpected.place());
    }
    if (error instanceof PasteError.TooShort tooShort) {
      return text(SHORT, tooShort.cells());
    }
    if (error instanceof PasteError.TooLong tooLong) {
      return text(LONG, tooLong.cells());
    }
    return error instanceof PasteError.Other other ? text(OTHER, other.error()) : text(name(error));
  }

  /** The name of an error without details. */
  private static String name(PasteError error) {
    if (error instanceof PasteError.Ambiguous) {
      return AMBIGUOUS;
    }
    if (error instanceof PasteError.NothingCopied) {
      return NOTHING;
    }
    if (error instanceof PasteError.Interrupted) {
      return INTERRUPTED;
    }
    return error instanceof PasteError.Blank ? BLANK : TOO_MUCH;
  }

  private static Optional<String> text(String name, Object... details) {
    StringBuilder text = new StringBuilder(name);
    for (Object detail : details) {
      text.append(' ').append(detail);
    }
    return Optional.of(text.toString());
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }
}

package dev.casilla.app.ui.puzzle.message;

import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Pasted;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What there is to say as text, for when the process ends. Stateless. */
/*
 * A word that says what, then numbers or a name, with blanks between them. Only what nothing else
 * leads to again is worth it; what cannot be read any more is not said.
 */
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

  /** What comes again by itself if it still holds. */
  private static final Set<Fixed> PASSING =
      EnumSet.of(Fixed.STILL_OPENING, Fixed.SOLVING, Fixed.READING, Fixed.NOT_KEPT);

  private PuzzleMessageCodec() {}

  /** {@code notice} for {@link #read}; nothing if it is not to be said again. */
  public static Optional<String> write(PuzzleMessage notice) {
    if (notice instanceof Fixed saying) {
      return PASSING.contains(saying) ? Optional.empty() : text(SAYING, saying);
    }
    if (notice instanceof Pasted pasted) {
      return text(PASTED, pasted.kept(), pasted.malformed());
    }
    return notice instanceof PuzzleMessage.PasteFailed trouble
        ? write(trouble.trouble())
        : Optional.empty();
  }

  /** What {@code text} says; nothing if that cannot be told any more. */
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
      default -> trouble(words).map(PuzzleMessage.PasteFailed::new);
    };
  }

  private static Optional<PasteError> trouble(String[] words) {
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

  private static Optional<String> write(PasteError trouble) {
    if (trouble instanceof PasteError.UnexpectedCharacter unexpected) {
      return text(CHARACTER, unexpected.codePoint(), unexpected.place());
    }
    if (trouble instanceof PasteError.TooShort tooShort) {
      return text(SHORT, tooShort.cells());
    }
    if (trouble instanceof PasteError.TooLong tooLong) {
      return text(LONG, tooLong.cells());
    }
    return trouble instanceof PasteError.Other other
        ? text(OTHER, other.trouble())
        : text(name(trouble));
  }

  /** Of one about which there is no more to say. */
  private static String name(PasteError trouble) {
    if (trouble instanceof PasteError.Ambiguous) {
      return AMBIGUOUS;
    }
    if (trouble instanceof PasteError.NothingCopied) {
      return NOTHING;
    }
    if (trouble instanceof PasteError.Interrupted) {
      return INTERRUPTED;
    }
    return trouble instanceof PasteError.Blank ? BLANK : TOO_MUCH;
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

package dev.casilla.app.puzzle;

import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.puzzle.PuzzleMessage.Pasted;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What there is to say as text, for when the process ends. Stateless. */
/*
 * A word that says what, then numbers or a name, with blanks between them. Only what nothing else
 * leads to again is worth it; what cannot be read any more is not said.
 */
final class NoticeText {
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
  private static final Set<Saying> PASSING =
      EnumSet.of(Saying.STILL_OPENING, Saying.SOLVING, Saying.READING, Saying.NOT_KEPT);

  private NoticeText() {}

  /** {@code notice} for {@link #read}; nothing if it is not to be said again. */
  static Optional<String> write(PuzzleMessage notice) {
    if (notice instanceof Saying saying) {
      return PASSING.contains(saying) ? Optional.empty() : text(SAYING, saying);
    }
    if (notice instanceof Pasted pasted) {
      return text(PASTED, pasted.kept(), pasted.malformed());
    }
    return notice instanceof PuzzleMessage.Trouble trouble
        ? write(trouble.trouble())
        : Optional.empty();
  }

  /** What {@code text} says; nothing if that cannot be told any more. */
  static Optional<PuzzleMessage> read(String text) {
    String[] words = text.split(" ");
    try {
      return read(words);
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  private static Optional<PuzzleMessage> read(String[] words) {
    return switch (words[0]) {
      case SAYING -> Optional.of(Saying.valueOf(words[1]));
      case PASTED -> Optional.of(new Pasted(number(words[1]), number(words[2])));
      default -> trouble(words).map(PuzzleMessage.Trouble::new);
    };
  }

  private static Optional<PasteTrouble> trouble(String[] words) {
    return switch (words[0]) {
      case CHARACTER ->
          Optional.of(new PasteTrouble.UnexpectedCharacter(number(words[1]), number(words[2])));
      case SHORT -> Optional.of(new PasteTrouble.TooShort(number(words[1])));
      case LONG -> Optional.of(new PasteTrouble.TooLong(number(words[1])));
      case AMBIGUOUS -> Optional.of(new PasteTrouble.Ambiguous());
      case NOTHING -> Optional.of(new PasteTrouble.NothingCopied());
      case BLANK -> Optional.of(new PasteTrouble.Blank());
      case TOO_MUCH -> Optional.of(new PasteTrouble.TooMuch());
      case INTERRUPTED -> Optional.of(new PasteTrouble.Interrupted());
      case OTHER -> Optional.of(new PasteTrouble.Other(Trouble.valueOf(words[1])));
      default -> Optional.empty();
    };
  }

  private static Optional<String> write(PasteTrouble trouble) {
    if (trouble instanceof PasteTrouble.UnexpectedCharacter unexpected) {
      return text(CHARACTER, unexpected.codePoint(), unexpected.place());
    }
    if (trouble instanceof PasteTrouble.TooShort tooShort) {
      return text(SHORT, tooShort.cells());
    }
    if (trouble instanceof PasteTrouble.TooLong tooLong) {
      return text(LONG, tooLong.cells());
    }
    return trouble instanceof PasteTrouble.Other other
        ? text(OTHER, other.trouble())
        : text(name(trouble));
  }

  /** Of one about which there is no more to say. */
  private static String name(PasteTrouble trouble) {
    if (trouble instanceof PasteTrouble.Ambiguous) {
      return AMBIGUOUS;
    }
    if (trouble instanceof PasteTrouble.NothingCopied) {
      return NOTHING;
    }
    if (trouble instanceof PasteTrouble.Interrupted) {
      return INTERRUPTED;
    }
    return trouble instanceof PasteTrouble.Blank ? BLANK : TOO_MUCH;
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

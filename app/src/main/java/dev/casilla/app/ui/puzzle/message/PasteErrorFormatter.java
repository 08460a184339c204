package dev.casilla.app.ui.puzzle.message;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.MessageStyle;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.app.ui.common.TransferErrorFormatter;
import java.util.Locale;

/** Says in the person's language why a paste did not work, and what to do. */
final class PasteErrorFormatter {
  private final Resources resources;

  PasteErrorFormatter(Resources resources) {
    this.resources = resources;
  }

  MessageText format(PasteError trouble) {
    if (trouble instanceof PasteError.UnexpectedCharacter unexpected) {
      String fact =
          resources.getString(
              R.string.unexpected_character, shown(unexpected.codePoint()), unexpected.place());
      return bad(fact, R.string.unexpected_character_advice);
    }
    if (trouble instanceof PasteError.TooShort tooShort) {
      return bad(wrongLength(tooShort.cells()), R.string.too_short_advice);
    }
    if (trouble instanceof PasteError.TooLong tooLong) {
      return bad(wrongLength(tooLong.cells()), R.string.too_long_advice);
    }
    if (trouble instanceof PasteError.Ambiguous) {
      return bad(resources.getString(R.string.ambiguous), R.string.ambiguous_advice);
    }
    if (trouble instanceof PasteError.TooMuch) {
      return bad(resources.getString(R.string.too_much), R.string.too_much_advice);
    }
    if (trouble instanceof PasteError.Interrupted) {
      return bad(resources.getString(R.string.interrupted), R.string.interrupted_advice);
    }
    if (trouble instanceof PasteError.Other other) {
      TransferErrorFormatter words = new TransferErrorFormatter(resources);
      return new MessageText(
          MessageStyle.BAD, words.fact(other.trouble()), words.advice(other.trouble()));
    }
    return trouble instanceof PasteError.Blank
        ? bad(resources.getString(R.string.blank), R.string.blank_advice)
        : bad(resources.getString(R.string.nothing_copied), R.string.nothing_copied_advice);
  }

  private String wrongLength(int cells) {
    return resources.getQuantityString(R.plurals.wrong_length, cells, cells);
  }

  private MessageText bad(String fact, int advice) {
    return new MessageText(MessageStyle.BAD, fact, resources.getString(advice));
  }

  /** The character itself where it can be seen, else its code. */
  private static String shown(int codePoint) {
    boolean visible =
        switch (Character.getType(codePoint)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SPACE_SEPARATOR,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED ->
              false;
          default -> true;
        };
    return visible
        ? new String(Character.toChars(codePoint))
        : String.format(Locale.ROOT, "U+%04X", codePoint);
  }
}

package dev.casilla.cli.environment;

import dev.casilla.solver.InvalidGridException;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/** Texts in the user's language. Immutable and safe for use by many threads. */
public final class Messages {
  public static final String BUNDLE = "dev.casilla.cli.messages";

  /** Falls back to English, not to the language of the machine. */
  private static final Control OWN_LANGUAGE_OR_ENGLISH =
      Control.getNoFallbackControl(Control.FORMAT_PROPERTIES);

  private final ResourceBundle bundle;
  private final Locale locale;

  public Messages(Locale locale) {
    this.locale = locale;
    bundle = ResourceBundle.getBundle(BUNDLE, locale, OWN_LANGUAGE_OR_ENGLISH);
  }

  public ResourceBundle bundle() {
    return bundle;
  }

  /** The text of {@code key} with {@code arguments} filled in. */
  public String text(String key, Object... arguments) {
    return new MessageFormat(bundle.getString(key), locale).format(arguments);
  }

  /** Why a text is not a grid. */
  public String text(InvalidGridException error) {
    return text(
        "grid." + error.problem(),
        character(error.codePoint()),
        error.position() + 1,
        error.cells());
  }

  private static String character(int codePoint) {
    String code = String.format(Locale.ROOT, "U+%04X", Math.max(0, codePoint));
    boolean isPlain = codePoint > ' ' && codePoint <= '~';
    return isPlain ? "'" + Character.toString(codePoint) + "' " + code : code;
  }
}

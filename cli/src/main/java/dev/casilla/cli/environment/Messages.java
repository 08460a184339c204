package dev.casilla.cli.environment;

import dev.casilla.solver.InvalidGridException;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/** What the command says, in the language of the person. Immutable, for any number of threads. */
public final class Messages {
  public static final String BUNDLE = "dev.casilla.cli.messages";

  /** Without it a French person on a Spanish machine would read Spanish instead of English. */
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

  /** The text called {@code key} with {@code arguments} filled in. */
  public String text(String key, Object... arguments) {
    return new MessageFormat(bundle.getString(key), locale).format(arguments);
  }

  /** What is the matter with a text that is no grid. */
  public String text(InvalidGridException trouble) {
    return text(
        "trouble." + trouble.problem(),
        character(trouble.codePoint()),
        trouble.position() + 1,
        trouble.cells());
  }

  private static String character(int codePoint) {
    String code = String.format(Locale.ROOT, "U+%04X", Math.max(0, codePoint));
    boolean isPlain = codePoint > ' ' && codePoint <= '~';
    return isPlain ? "'" + Character.toString(codePoint) + "' " + code : code;
  }
}

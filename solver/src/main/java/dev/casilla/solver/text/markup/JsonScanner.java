package dev.casilla.solver.text.markup;

import dev.casilla.solver.text.paste.SourceText;

/** Scans a JSON text: decodes strings, checks and skips other values. Confined to one thread. */
/*
 * Written by hand, because the format is one object of strings and the module has no run-time
 * dependency. Nesting is bounded, so no text can overflow the stack; each character is read once.
 */
public final class JsonScanner {
  private static final int MAX_DEPTH = 32;
  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final String text;
  private final SourceText source;
  private int at;

  public JsonScanner(String text) {
    this.text = text;
    this.source = SourceText.of(text);
    this.at = source.from();
  }

  /**
   * Whether the next character that is no white space is {@code character}; steps over it if so.
   */
  public boolean accept(char character) {
    space();
    boolean accepted = at < text.length() && text.charAt(at) == character;
    at += accepted ? 1 : 0;
    return accepted;
  }

  public void expect(char character) {
    if (!accept(character)) {
      throw source.unexpected(at, 0);
    }
  }

  public void expectEnd() {
    space();
    if (at < text.length()) {
      throw source.unexpected(at, 0);
    }
  }

  /** The string that begins at the next character. */
  public SourceText string() {
    expect('"');
    SourceText.Builder decoded = new SourceText.Builder(text);
    while (next() != '"') {
      character(decoded);
    }
    return decoded.build(at++);
  }

  public void skipValue() {
    skipValue(0);
  }

  private void skipValue(int depth) {
    if (depth > MAX_DEPTH) {
      throw source.unexpected(at, 0);
    }
    if (accept('{')) {
      skipMembers(depth);
    } else if (accept('[')) {
      skipElements(depth);
    } else if (at < text.length() && text.charAt(at) == '"') {
      skipString();
    } else {
      skipWord();
    }
  }

  private void skipMembers(int depth) {
    if (accept('}')) {
      return;
    }
    do {
      expect('"');
      at--;
      skipString();
      expect(':');
      skipValue(depth + 1);
    } while (accept(','));
    expect('}');
  }

  private void skipElements(int depth) {
    if (accept(']')) {
      return;
    }
    do {
      skipValue(depth + 1);
    } while (accept(','));
    expect(']');
  }

  private void skipString() {
    at++;
    while (next() != '"') {
      at += text.charAt(at) == '\\' && at + 1 < text.length() ? 2 : 1;
    }
    at++;
  }

  /** Skips a number, true, false or null without checking the word. */
  private void skipWord() {
    int start = at;
    while (at < text.length() && isWord(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw source.unexpected(at, 0);
    }
  }

  private static boolean isWord(char character) {
    return (character >= 'a' && character <= 'z')
        || (character >= '0' && character <= '9')
        || "+-.E".indexOf(character) >= 0;
  }

  private void character(SourceText.Builder decoded) {
    int start = at;
    char character = text.charAt(at++);
    if (character == '\\') {
      character = escape();
    }
    decoded.append(character, start);
  }

  private char escape() {
    char escape = next();
    int which = ESCAPES.indexOf(escape);
    if (which < 0 && escape != 'u') {
      throw source.unexpected(at, 0);
    }
    at++;
    return which >= 0 ? ESCAPED.charAt(which) : hexadecimal();
  }

  private char hexadecimal() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = "0123456789abcdef".indexOf(Character.toLowerCase(next()));
      if (digit < 0) {
        throw source.unexpected(at, 0);
      }
      code = code * 16 + digit;
      at++;
    }
    return (char) code;
  }

  /** The next character of a string; control characters are refused. */
  private char next() {
    if (at == text.length() || text.charAt(at) < ' ') {
      throw source.unexpected(at, 0);
    }
    return text.charAt(at);
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}

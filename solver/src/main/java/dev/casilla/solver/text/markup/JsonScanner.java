package dev.casilla.solver.text.markup;

import dev.casilla.solver.text.paste.SourceText;

/**
 * Steps through a JSON text: strings are decoded, other values checked and skipped. Confined to one
 * thread.
 */
/*
 * By hand, because the form is one object of strings and the module has no run-time dependency.
 * Nesting is bounded, so no text can exhaust the stack; every character is looked at once.
 */
public final class JsonScanner {
  private static final int MAX_DEPTH = 32;
  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final String text;
  private final SourceText passage;
  private int at;

  public JsonScanner(String text) {
    this.text = text;
    this.passage = SourceText.of(text);
    this.at = passage.from();
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
      throw passage.unexpected(at, 0);
    }
  }

  public void expectEnd() {
    space();
    if (at < text.length()) {
      throw passage.unexpected(at, 0);
    }
  }

  /** The string that begins here. */
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
      throw passage.unexpected(at, 0);
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

  /** A number, true, false or null: the exact word does not matter, it is not ours. */
  private void skipWord() {
    int start = at;
    while (at < text.length() && isWord(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw passage.unexpected(at, 0);
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
      throw passage.unexpected(at, 0);
    }
    at++;
    return which >= 0 ? ESCAPED.charAt(which) : hexadecimal();
  }

  private char hexadecimal() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = "0123456789abcdef".indexOf(Character.toLowerCase(next()));
      if (digit < 0) {
        throw passage.unexpected(at, 0);
      }
      code = code * 16 + digit;
      at++;
    }
    return (char) code;
  }

  /** The next character of a string, which no control character may be. */
  private char next() {
    if (at == text.length() || text.charAt(at) < ' ') {
      throw passage.unexpected(at, 0);
    }
    return text.charAt(at);
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}

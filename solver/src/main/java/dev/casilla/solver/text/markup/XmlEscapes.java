package dev.casilla.solver.text.markup;

import dev.casilla.solver.text.paste.SourceText;

/** Character references and escapes of XML. Stateless and safe for use by many threads. */
public final class XmlEscapes {
  private static final String[] NAMES = {"amp", "lt", "gt", "quot", "apos"};
  private static final String CHARACTERS = "&<>\"'";
  private static final int REPLACEMENT = 0xFFFD;

  /** Distance from ampersand to semicolon in the longest reference, of U+10FFFF. */
  private static final int LONGEST_REFERENCE = 9;

  private XmlEscapes() {}

  /** Decodes the characters from {@code start} to {@code end}; returns {@code end}. */
  static int decode(String text, int start, int end, SourceText.Builder target) {
    int at = start;
    while (at < end) {
      char character = text.charAt(at);
      if (character == '&') {
        int semicolon = semicolon(text, at, end);
        target.appendCodePoint(referred(text, at, semicolon), at);
        at = semicolon + 1;
      } else if (character == '<' || !isCharacter(character)) {
        throw SourceText.of(text).unexpected(at, 0);
      } else {
        target.append(character, at);
        at++;
      }
    }
    return end;
  }

  /** {@code text} as the value of an attribute in double quotes. */
  public static String encode(String text) {
    StringBuilder encoded = new StringBuilder();
    for (int at = 0; at < text.length(); ) {
      int codePoint = text.codePointAt(at);
      encode(encoded, codePoint);
      at += Character.charCount(codePoint);
    }
    return encoded.toString();
  }

  private static void encode(StringBuilder encoded, int codePoint) {
    int name = CHARACTERS.indexOf(codePoint);
    if (name >= 0) {
      encoded.append('&').append(NAMES[name]).append(';');
    } else if (codePoint < ' ' && isCharacter(codePoint)) {
      encoded.append("&#").append(codePoint).append(';');
    } else {
      boolean isWhole = isCharacter(codePoint) && !isSurrogate(codePoint);
      encoded.appendCodePoint(isWhole ? codePoint : REPLACEMENT);
    }
  }

  private static int semicolon(String text, int ampersand, int end) {
    int last = Math.min(end - 1, ampersand + LONGEST_REFERENCE);
    for (int at = ampersand; at <= last; at++) {
      if (text.charAt(at) == ';') {
        return at;
      }
    }
    throw SourceText.of(text).unexpected(ampersand, 0);
  }

  private static int referred(String text, int ampersand, int semicolon) {
    String name = text.substring(ampersand + 1, semicolon);
    for (int i = 0; i < NAMES.length; i++) {
      if (NAMES[i].equals(name)) {
        return CHARACTERS.charAt(i);
      }
    }
    int codePoint = number(name);
    if (!isCharacter(codePoint) || isSurrogate(codePoint)) {
      throw SourceText.of(text).unexpected(ampersand, 0);
    }
    return codePoint;
  }

  /** The number of {@code #10} or {@code #xA}, -1 for anything else. */
  private static int number(String name) {
    boolean isHexadecimal = name.startsWith("#x");
    String digits = name.substring(Math.min(name.length(), isHexadecimal ? 2 : 1));
    if (!name.startsWith("#") || !digits.matches("[0-9a-fA-F]+")) {
      return -1;
    }
    try {
      return Integer.parseInt(digits, isHexadecimal ? 16 : 10);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** Whether XML allows the character; surrogates are not checked. */
  private static boolean isCharacter(int codePoint) {
    return codePoint >= ' '
        ? codePoint < 0xFFFE || (codePoint > 0xFFFF && codePoint <= Character.MAX_CODE_POINT)
        : codePoint == '\t' || codePoint == '\n' || codePoint == '\r';
  }

  private static boolean isSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}

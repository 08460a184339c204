package dev.casilla.cli.input;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The puzzles of a JSON array, whose elements are objects or grid strings. */
final class JsonArrayReader implements Iterator<PuzzleResult> {
  private final String text;
  private final TextLines lines;
  private int position;

  JsonArrayReader(String text) {
    this.text = text;
    lines = new TextLines(text);
    position = text.indexOf('[') + 1;
    skipSeparators();
  }

  static boolean isArray(String text) {
    return text.stripLeading().startsWith("[");
  }

  @Override
  public boolean hasNext() {
    return position < text.length() && text.charAt(position) != ']';
  }

  @Override
  public PuzzleResult next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    int start = position;
    position = elementEnd(start);
    PuzzleResult result = read(start, position);
    skipSeparators();
    return result;
  }

  private PuzzleResult read(int start, int end) {
    boolean isString = text.charAt(start) == '"' && text.charAt(end - 1) == '"' && end - start > 1;
    String element = isString ? text.substring(start + 1, end - 1) : text.substring(start, end);
    int offset = isString ? start + 1 : start;
    try {
      Puzzle puzzle = PuzzleText.read(element).get(0).orThrow();
      return new PuzzleResult.Found(lines.lineAt(start), puzzle);
    } catch (InvalidGridException e) {
      return lines.malformed(
          new InvalidGridException(e.problem(), text, offset + e.position(), e.cells()));
    }
  }

  /** The index after the element: where a comma or bracket ends it outside strings and nesting. */
  private int elementEnd(int start) {
    int depth = 0;
    boolean isInString = false;
    for (int i = start; i < text.length(); i++) {
      char character = text.charAt(i);
      if (isInString) {
        i += character == '\\' ? 1 : 0;
        isInString = character != '"';
      } else if (character == '"') {
        isInString = true;
      } else if (character == '{' || character == '[') {
        depth++;
      } else if (depth == 0 && (character == ',' || character == ']')) {
        return trimmed(start, i);
      } else if (character == '}' || character == ']') {
        depth--;
      }
    }
    return text.length();
  }

  private int trimmed(int start, int end) {
    int last = end;
    while (last > start + 1 && Character.isWhitespace(text.charAt(last - 1))) {
      last--;
    }
    return last;
  }

  private void skipSeparators() {
    while (position < text.length()
        && (text.charAt(position) == ',' || Character.isWhitespace(text.charAt(position)))) {
      position++;
    }
  }
}

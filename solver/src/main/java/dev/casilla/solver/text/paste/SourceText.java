package dev.casilla.solver.text.paste;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * A part of a text that keeps the position of each character in the whole text. Immutable and safe
 * for use by many threads.
 */
/*
 * Characters are addressed by their index from() ≤ i < to() in the characters, which are the whole
 * text itself or, where escapes had to be decoded, a copy with the position of each character and
 * of the end. So a parser of cells need not know whether it reads plain text, an XML attribute or a
 * JSON string, and still reports positions in the pasted text.
 */
public final class SourceText {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String whole;
  private final CharSequence characters;
  private final int @Nullable [] positions;
  private final int from;
  private final int to;

  private SourceText(
      String whole, CharSequence characters, int @Nullable [] positions, int from, int to) {
    this.whole = whole;
    this.characters = characters;
    this.positions = positions;
    this.from = from;
    this.to = to;
  }

  /** All of {@code text} except a leading byte order mark. */
  public static SourceText of(String text) {
    int from = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    return new SourceText(text, text, null, from, text.length());
  }

  public SourceText part(int partFrom, int partTo) {
    return new SourceText(whole, characters, positions, partFrom, partTo);
  }

  public int from() {
    return from;
  }

  public int to() {
    return to;
  }

  public char charAt(int index) {
    return characters.charAt(index);
  }

  /** The first character from {@code index} on that is neither blank nor line break, or the end. */
  public int nonBlankFrom(int index) {
    int solid = index;
    while (solid < to && CellMarks.isSpace(charAt(solid))) {
      solid++;
    }
    return solid;
  }

  /** The end of the line that {@code index} is in: its line break or the source's end. */
  int lineEnd(int index) {
    int end = index;
    while (end < to && !CellMarks.isLineBreak(charAt(end))) {
      end++;
    }
    return end;
  }

  /** The lines in order, without their line breaks; a return and a line feed are one break. */
  public Iterable<TextLine> lines() {
    return () -> new LineIterator(this);
  }

  /** Whether {@code word} begins at {@code index}. */
  public boolean startsWith(String word, int index) {
    if (word.length() > to - index) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (charAt(index + i) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  boolean containsAnyOf(String wanted) {
    for (int i = from; i < to; i++) {
      if (wanted.indexOf(charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  public InvalidGridException unexpected(int index, int cells) {
    return index < to
        ? error(Problem.UNEXPECTED_CHARACTER, index, cells)
        : error(Problem.TOO_FEW_CELLS, to, cells);
  }

  public InvalidGridException error(Problem problem, int index, int cells) {
    return new InvalidGridException(problem, whole, position(index), cells);
  }

  /** The position in the whole text of the character at {@code index}, or of the end. */
  int position(int index) {
    return positions == null ? index : positions[index];
  }

  /** A builder of a source that has some of these characters. */
  Builder builder() {
    return new Builder(whole);
  }

  /** The characters without leading and trailing blanks. */
  @Override
  public String toString() {
    return characters.subSequence(from, to).toString().trim();
  }

  /** Iterates over lines. Confined to one thread. */
  private static final class LineIterator implements Iterator<TextLine> {
    private final SourceText source;
    private int start;

    LineIterator(SourceText source) {
      this.source = source;
      start = source.from;
    }

    @Override
    public boolean hasNext() {
      return start < source.to;
    }

    @Override
    public TextLine next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      TextLine line = new TextLine(source, start, source.lineEnd(start));
      start = line.end() + (source.startsWith("\r\n", line.end()) ? 2 : 1);
      return line;
    }
  }

  /** Collects decoded characters and the position of each. Confined to one thread. */
  public static final class Builder {
    private final String whole;
    private final StringBuilder characters = new StringBuilder();
    private int[] positions = new int[128];

    public Builder(String whole) {
      this.whole = whole;
    }

    public void append(char character, int position) {
      place(position);
      characters.append(character);
    }

    public void appendCodePoint(int codePoint, int position) {
      for (char character : Character.toChars(codePoint)) {
        append(character, position);
      }
    }

    public SourceText build(int end) {
      place(end);
      return new SourceText(whole, characters.toString(), positions, 0, characters.length());
    }

    private void place(int position) {
      if (characters.length() == positions.length) {
        positions = Arrays.copyOf(positions, positions.length * 2);
      }
      positions[characters.length()] = position;
    }
  }
}

package dev.casilla.solver.text;

import dev.casilla.solver.text.paste.CellMarks;
import dev.casilla.solver.text.paste.SourceText;
import dev.casilla.solver.text.paste.TextLine;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the puzzles of an {@code .sdm} file. Malformed lines are results too; blank lines
 * and lines that begin with {@code #} are skipped. The caller closes the reader; its failure raises
 * an {@link UncheckedIOException}. Confined to one thread.
 */
/*
 * At most LONGEST_LINE characters of a line are kept, so a file without line breaks needs no more
 * memory than any other; cells and a comment need far fewer. Cutting lines out of a buffer takes
 * 0.5 µs for each puzzle; reading single characters took 1.3 µs, as much as solving it.
 */
public final class PuzzleLines implements Iterator<PuzzleResult> {
  /** In characters; the rest of a longer line is ignored. */
  static final int LONGEST_LINE = 4096;

  private final Reader reader;
  private final char[] buffer = new char[1 << 13];
  private final StringBuilder characters = new StringBuilder();
  private int at;
  private int filled;
  private long number;
  private boolean afterReturn;
  private @Nullable PuzzleResult next;

  PuzzleLines(Reader reader) {
    this.reader = reader;
  }

  @Override
  public boolean hasNext() {
    while (next == null && readLine()) {
      number++;
      String text = characters.toString();
      SourceText source = SourceText.of(text);
      TextLine line = new TextLine(source, source.from(), source.to());
      next = SdmFormat.isPuzzle(line) ? SdmFormat.result(line, number) : null;
    }
    return next != null;
  }

  @Override
  public PuzzleResult next() {
    PuzzleResult result = hasNext() ? next : null;
    if (result == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return result;
  }

  /** Reads a line into {@link #characters}; false at the end of the file. */
  private boolean readLine() {
    characters.setLength(0);
    skipLineFeed();
    if (!hasMore()) {
      return false;
    }
    do {
      int end = breakFrom(at);
      int free = LONGEST_LINE - characters.length();
      characters.append(buffer, at, Math.min(end - at, free));
      at = end;
    } while (at == filled && hasMore());
    if (at < filled) {
      afterReturn = buffer[at++] == '\r';
    }
    return true;
  }

  /** Skips the line feed of a line break made of return and line feed. */
  private void skipLineFeed() {
    if (afterReturn && hasMore() && buffer[at] == '\n') {
      at++;
    }
    afterReturn = false;
  }

  /** The next line break in the buffer, or the buffer's end. */
  private int breakFrom(int start) {
    int end = start;
    while (end < filled && !CellMarks.isLineBreak(buffer[end])) {
      end++;
    }
    return end;
  }

  /** Whether there is another character; fills the buffer if needed. */
  private boolean hasMore() {
    try {
      while (at == filled && filled >= 0) {
        at = 0;
        filled = reader.read(buffer, 0, buffer.length);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return filled > 0;
  }
}

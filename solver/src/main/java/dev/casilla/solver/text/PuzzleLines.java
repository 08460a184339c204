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
 * The puzzles of an {@code .sdm} file one after the other, malformed lines among them told as such;
 * blank lines and lines that begin with {@code #} are passed over. The reader stays the caller's to
 * close; where it fails, {@link UncheckedIOException} is thrown. Confined to one thread.
 */
/*
 * Of each line no more than LONGEST_LINE characters are kept, so that a file without line breaks
 * needs no more memory than any other; it is far more than cells and a comment need. Lines are cut
 * out of a buffer, which takes 0.5 µs for each puzzle where asking the reader for each character
 * took 1.3 µs, as much as solving it.
 */
public final class PuzzleLines implements Iterator<PuzzleResult> {
  /** In characters; of a longer line the rest is not looked at. */
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
      SourceText passage = SourceText.of(text);
      TextLine line = new TextLine(passage, passage.from(), passage.to());
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
    passOverLineFeed();
    if (!hasMore()) {
      return false;
    }
    do {
      int end = breakFrom(at);
      int room = LONGEST_LINE - characters.length();
      characters.append(buffer, at, Math.min(end - at, room));
      at = end;
    } while (at == filled && hasMore());
    if (at < filled) {
      afterReturn = buffer[at++] == '\r';
    }
    return true;
  }

  /** A line feed after a return ends no other line. */
  private void passOverLineFeed() {
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

  /** Whether there is another character, which is in the buffer then. */
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

package dev.casilla.solver.text;

import java.io.BufferedReader;
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
 * needs no more memory than any other; it is far more than cells and a comment need.
 */
public final class PuzzleLines implements Iterator<PuzzleResult> {
  /** In characters; of a longer line the rest is not looked at. */
  static final int LONGEST_LINE = 4096;

  private static final int END = -1;

  private final BufferedReader reader;
  private final StringBuilder characters = new StringBuilder();
  private long number;
  private boolean afterReturn;
  private @Nullable PuzzleResult next;

  PuzzleLines(Reader reader) {
    this.reader = new BufferedReader(reader);
  }

  @Override
  public boolean hasNext() {
    while (next == null && readLine()) {
      number++;
      String text = characters.toString();
      Passage passage = Passage.of(text);
      Line line = new Line(passage, passage.from(), passage.to());
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
    int character = read();
    if (character == '\n' && afterReturn) {
      character = read();
    }
    if (character == END) {
      return false;
    }
    while (character != END && !Marks.isLineBreak((char) character)) {
      if (characters.length() < LONGEST_LINE) {
        characters.append((char) character);
      }
      character = read();
    }
    afterReturn = character == '\r';
    return true;
  }

  private int read() {
    try {
      return reader.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.casilla.cli.input;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Cuts a text into blocks of whole lines, which can be parsed independently. */
/*
 * A block takes the available characters without waiting for more, so that a puzzle typed at a
 * terminal or written by a slow program is solved at once, while files are read in full blocks.
 *
 * A line longer than a block is not a puzzle. Its beginning becomes a block of its own, for the error
 * message, and the rest is skipped, so that a file without line breaks takes no more memory.
 */
final class LineBlockReader implements Iterator<PuzzleBatch> {
  /** In characters: about 400 puzzles. */
  static final int BLOCK = 1 << 15;

  private static final int NO_INDEX = -1;

  private final Reader reader;
  private final SourceLocation source;
  private final TextLayout layout;
  private final char[] buffer = new char[BLOCK];
  private int filled;
  private long linesBefore;
  private boolean atEnd;

  LineBlockReader(Reader reader, SourceLocation source, TextLayout layout) {
    this.reader = reader;
    this.source = source;
    this.layout = layout;
  }

  @Override
  public boolean hasNext() {
    try {
      while (filled == 0 && !atEnd) {
        fill();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return filled > 0;
  }

  @Override
  public PuzzleBatch next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    try {
      return nextBlock();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PuzzleBatch nextBlock() throws IOException {
    int end = afterLastLine();
    while (end == 0 && !atEnd && filled < BLOCK) {
      fill();
      end = afterLastLine();
    }
    boolean isCutLine = end == 0;
    end = isCutLine ? filled : end;
    String text = new String(buffer, 0, end);
    PuzzleBatch block = new PuzzleBatch.Lines(source, layout, linesBefore, text);
    linesBefore += countLines(end);
    System.arraycopy(buffer, end, buffer, 0, filled - end);
    filled -= end;
    if (isCutLine) {
      skipLine();
    }
    return block;
  }

  /** Waits for the first character only, then reads what is available. */
  private void fill() throws IOException {
    do {
      int read = reader.read(buffer, filled, BLOCK - filled);
      atEnd = read < 0;
      filled += Math.max(0, read);
    } while (!atEnd && filled < BLOCK && reader.ready());
    if (atEnd) {
      reader.close();
    }
  }

  /** The index after the last line break; a return at the very end may have a line feed follow. */
  private int afterLastLine() {
    for (int end = filled; end > 0; end--) {
      char last = buffer[end - 1];
      if (last == '\n' || (last == '\r' && end < filled)) {
        return end;
      }
    }
    return 0;
  }

  /** The number of lines that begin before {@code end} in the buffer. */
  private int countLines(int end) {
    int lines = 0;
    boolean isLineStart = true;
    for (int i = 0; i < end; i++) {
      lines += isLineStart ? 1 : 0;
      boolean isReturn = buffer[i] == '\r' && (i + 1 == end || buffer[i + 1] != '\n');
      isLineStart = buffer[i] == '\n' || isReturn;
    }
    return lines;
  }

  private void skipLine() throws IOException {
    int lineFeed = NO_INDEX;
    while (lineFeed == NO_INDEX && !atEnd) {
      filled = 0;
      fill();
      lineFeed = lineFeed();
    }
    int rest = lineFeed == NO_INDEX ? filled : lineFeed + 1;
    System.arraycopy(buffer, rest, buffer, 0, filled - rest);
    filled -= rest;
  }

  private int lineFeed() {
    for (int i = 0; i < filled; i++) {
      if (buffer[i] == '\n') {
        return i;
      }
    }
    return NO_INDEX;
  }
}

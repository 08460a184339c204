package dev.casilla.cli.input;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;

/** Splits a text in any format into batches, line by line where its layout allows. */
final class BatchReader {
  /** In characters; more than any heading and comments before the first puzzle. */
  static final int MAX_PREFIX = 1 << 16;

  /** In characters; a text that is read as a whole must leave memory for its puzzles. */
  static final int MAX_TEXT = 1 << 25;

  private final Reader reader;
  private final SourceLocation source;
  private final StringBuilder text = new StringBuilder();
  private final char[] buffer = new char[1 << 13];

  private BatchReader(Reader reader, SourceLocation source) {
    this.reader = reader;
    this.source = source;
  }

  /** The batches of a text, read on demand; closes the reader at its end. */
  static Iterator<PuzzleBatch> of(Reader reader, SourceLocation source) {
    try {
      return new BatchReader(reader, source).batches();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Iterator<PuzzleBatch> batches() throws IOException {
    TextLayout layout = layout();
    return layout == TextLayout.WHOLE
        ? Collections.<PuzzleBatch>singleton(whole()).iterator()
        : new LineBlockReader(new PrefixedReader(text.toString(), reader), source, layout);
  }

  private TextLayout layout() throws IOException {
    while (text.length() < MAX_PREFIX) {
      boolean isComplete = !read();
      int end = isComplete ? text.length() : afterLastLine();
      Optional<TextLayout> layout = TextLayout.of(text.substring(0, end));
      if (isComplete || layout.isPresent()) {
        return layout.orElse(TextLayout.WHOLE);
      }
    }
    return TextLayout.WHOLE;
  }

  private PuzzleBatch whole() throws IOException {
    while (read()) {
      if (text.length() > MAX_TEXT) {
        throw new IOException(source + ": no puzzle in " + MAX_TEXT + " characters");
      }
    }
    reader.close();
    return new PuzzleBatch.Lines(source, TextLayout.WHOLE, 0, text.toString());
  }

  private boolean read() throws IOException {
    int count = reader.read(buffer);
    text.append(buffer, 0, Math.max(0, count));
    return count >= 0;
  }

  private int afterLastLine() {
    return 1 + Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
  }
}

package dev.casilla.cli.input;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;

/** Makes batches of a text in any form, line by line where the form allows. */
final class BatchReader {
  /** In characters; heading and comments before the first puzzle take less. */
  static final int MAX_PREFIX = 1 << 16;

  /** In characters; a text that has to be read as a whole should leave room for its puzzles. */
  static final int MAX_TEXT = 1 << 25;

  private final Reader reader;
  private final String source;
  private final StringBuilder text = new StringBuilder();
  private final char[] buffer = new char[1 << 13];

  private BatchReader(Reader reader, String source) {
    this.reader = reader;
    this.source = source;
  }

  /** The batches of a text, read as they are asked for; the reader is closed at its end. */
  static Iterator<PuzzleBatch> of(Reader reader, String source) {
    try {
      return new BatchReader(reader, source).batches();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Iterator<PuzzleBatch> batches() throws IOException {
    return switch (form()) {
      case SDM_LINES -> lines(PuzzleBatch.LineForm.SDM);
      case JSON_LINES -> lines(PuzzleBatch.LineForm.JSON);
      case WHOLE -> Collections.<PuzzleBatch>singleton(whole()).iterator();
    };
  }

  private TextLayout form() throws IOException {
    while (text.length() < MAX_PREFIX) {
      boolean isComplete = !read();
      int end = isComplete ? text.length() : afterLastLine();
      Optional<TextLayout> form = TextLayout.of(text.substring(0, end));
      if (isComplete || form.isPresent()) {
        return form.orElse(TextLayout.WHOLE);
      }
    }
    return TextLayout.WHOLE;
  }

  private Iterator<PuzzleBatch> lines(PuzzleBatch.LineForm form) {
    return new LineBlockReader(new PrefixedReader(text.toString(), reader), source, form);
  }

  private PuzzleBatch whole() throws IOException {
    while (read()) {
      if (text.length() > MAX_TEXT) {
        throw new IOException(source + ": no puzzle in " + MAX_TEXT + " characters");
      }
    }
    reader.close();
    return new PuzzleBatch.Whole(source, text.toString());
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

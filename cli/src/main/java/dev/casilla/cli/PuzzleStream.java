package dev.casilla.cli;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;

/** Makes batches of a text in any form, line by line where the form allows. */
final class PuzzleStream {
  /** In characters; heading and comments before the first puzzle take less. */
  static final int LONGEST_HEAD = 1 << 16;

  /** In characters; a text that has to be read as a whole should leave room for its puzzles. */
  static final int LONGEST_WHOLE = 1 << 25;

  private final Reader reader;
  private final String source;
  private final StringBuilder text = new StringBuilder();
  private final char[] buffer = new char[1 << 13];

  private PuzzleStream(Reader reader, String source) {
    this.reader = reader;
    this.source = source;
  }

  /** The batches of a text, read as they are asked for; the reader is closed at its end. */
  static Iterator<Batch> of(Reader reader, String source) {
    try {
      return new PuzzleStream(reader, source).batches();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Iterator<Batch> batches() throws IOException {
    return switch (form()) {
      case SDM_LINES -> lines(Batch.LineForm.SDM);
      case JSON_LINES -> lines(Batch.LineForm.JSON);
      case WHOLE -> Collections.<Batch>singleton(whole()).iterator();
    };
  }

  private TextForm form() throws IOException {
    while (text.length() < LONGEST_HEAD) {
      boolean isComplete = !read();
      int end = isComplete ? text.length() : afterLastLine();
      Optional<TextForm> form = TextForm.of(text.substring(0, end));
      if (isComplete || form.isPresent()) {
        return form.orElse(TextForm.WHOLE);
      }
    }
    return TextForm.WHOLE;
  }

  private Iterator<Batch> lines(Batch.LineForm form) {
    return new LineBlocks(new Head(text.toString(), reader), source, form);
  }

  private Batch whole() throws IOException {
    while (read()) {
      if (text.length() > LONGEST_WHOLE) {
        throw new IOException(source + ": no puzzle in " + LONGEST_WHOLE + " characters");
      }
    }
    reader.close();
    return new Batch.Whole(source, text.toString());
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

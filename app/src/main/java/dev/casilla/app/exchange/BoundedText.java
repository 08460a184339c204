package dev.casilla.app.exchange;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.util.concurrent.CancellationException;

/** Reads a document into memory, unless it is too long for that. */
final class BoundedText {
  /** The largest list of puzzles with a long comment each; 8 MB of memory. */
  static final int MOST_CHARACTERS = 4_000_000;

  private static final int BLOCK = 8192;

  private BoundedText() {}

  /**
   * The text of {@code document}: UTF-8, or UTF-16 if it says so.
   *
   * @throws CancellationException on an interrupted thread
   */
  static String of(Document document) throws ExchangeException {
    try (InputStream bytes = new BufferedInputStream(document.read())) {
      return characters(new InputStreamReader(bytes, charset(bytes)));
    } catch (IOException | SecurityException e) {
      throw new ExchangeException(Trouble.OUT_OF_REACH, e);
    }
  }

  private static String characters(Reader reader) throws IOException, ExchangeException {
    StringBuilder text = new StringBuilder();
    char[] block = new char[BLOCK];
    for (int read = reader.read(block); read >= 0; read = reader.read(block)) {
      text.append(block, 0, read);
      if (text.length() > MOST_CHARACTERS) {
        throw new ExchangeException(Trouble.TOO_LARGE);
      }
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
    }
    return text.toString();
  }

  private static Charset charset(InputStream bytes) throws IOException {
    bytes.mark(2);
    int mark = bytes.read() << 8 | bytes.read();
    bytes.reset();
    return switch (mark) {
      case 0xFEFF -> UTF_16BE;
      case 0xFFFE -> UTF_16LE;
      default -> UTF_8;
    };
  }
}

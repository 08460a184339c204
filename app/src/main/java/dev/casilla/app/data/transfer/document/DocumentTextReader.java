package dev.casilla.app.data.transfer.document;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;

/** Opens documents as text. Stateless. */
public final class DocumentTextReader {
  private DocumentTextReader() {}

  /**
   * Opens {@code document} as UTF-8, or as UTF-16 if it has that byte order mark. The reader
   * supports marks.
   */
  public static BufferedReader open(TextDocument document) throws IOException {
    InputStream bytes = new BufferedInputStream(document.read());
    try {
      return new BufferedReader(new InputStreamReader(bytes, charset(bytes)));
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
  }

  public static String beginning(BufferedReader text, int most) throws IOException {
    text.mark(most);
    char[] beginning = new char[most];
    int length = 0;
    int got = text.read(beginning);
    while (got > 0) {
      length += got;
      got = text.read(beginning, length, most - length);
    }
    text.reset();
    return new String(beginning, 0, length);
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

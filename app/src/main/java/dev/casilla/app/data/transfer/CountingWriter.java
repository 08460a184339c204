package dev.casilla.app.data.transfer;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/** A text that is written, and how long it is by now. For one thread. */
final class CountingWriter extends FilterWriter {
  private long length;

  CountingWriter(Writer text) {
    super(text);
  }

  /** In characters. */
  long length() {
    return length;
  }

  @Override
  public void write(int character) throws IOException {
    length++;
    super.write(character);
  }

  @Override
  public void write(char[] block, int offset, int count) throws IOException {
    length += count;
    super.write(block, offset, count);
  }

  @Override
  public void write(String text, int offset, int count) throws IOException {
    length += count;
    super.write(text, offset, count);
  }
}

package dev.casilla.cli.input;

import java.io.IOException;
import java.io.Reader;

/** Reads a text whose beginning has been read before: first that beginning, then the rest. */
final class PrefixedReader extends Reader {
  private final String prefix;
  private final Reader rest;
  private int position;

  PrefixedReader(String head, Reader rest) {
    this.prefix = head;
    this.rest = rest;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    if (position == prefix.length()) {
      return rest.read(target, offset, length);
    }
    int end = Math.min(prefix.length(), position + length);
    prefix.getChars(position, end, target, offset);
    int count = end - position;
    position = end;
    return count;
  }

  @Override
  public boolean ready() throws IOException {
    return position < prefix.length() || rest.ready();
  }

  @Override
  public void close() throws IOException {
    rest.close();
  }
}

package dev.casilla.cli;

import java.io.IOException;
import java.io.Reader;

/** A text of which the beginning has been looked at already: gives that again, then the rest. */
final class Head extends Reader {
  private final String head;
  private final Reader rest;
  private int position;

  Head(String head, Reader rest) {
    this.head = head;
    this.rest = rest;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    if (position == head.length()) {
      return rest.read(target, offset, length);
    }
    int end = Math.min(head.length(), position + length);
    head.getChars(position, end, target, offset);
    int count = end - position;
    position = end;
    return count;
  }

  @Override
  public boolean ready() throws IOException {
    return position < head.length() || rest.ready();
  }

  @Override
  public void close() throws IOException {
    rest.close();
  }
}

package dev.casilla.cli;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A long input in constant memory: the same line repeated. */
public final class RepeatedLinesStream extends InputStream {
  private final byte[] line;
  private long lines;
  private int position;

  public RepeatedLinesStream(String line, long lines) {
    this.line = (line + "\n").getBytes(StandardCharsets.UTF_8);
    this.lines = lines;
  }

  @Override
  public int read() {
    if (lines == 0) {
      return -1;
    }
    int next = line[position];
    position = (position + 1) % line.length;
    lines -= position == 0 ? 1 : 0;
    return next;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, target.length);
    int count = 0;
    while (count < length && lines > 0) {
      target[offset + count] = (byte) read();
      count++;
    }
    return count == 0 && length > 0 ? -1 : count;
  }

  @Override
  public int available() {
    return lines > 0 ? line.length - position : 0;
  }
}

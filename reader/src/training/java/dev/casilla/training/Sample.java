package dev.casilla.training;

import dev.casilla.reader.digits.Mark;

/** A patch and what is in it. Not to be changed by anyone. */
public final class Sample {
  private final byte[] patch;
  private final int mark;

  Sample(byte[] patch, int mark) {
    this.patch = patch;
    this.mark = mark;
  }

  /** As the reader cuts it. */
  public byte[] patch() {
    return patch;
  }

  /** What it is, see {@link Mark}. */
  public int mark() {
    return mark;
  }

  /** 1 to 9, or 0 for nothing. */
  public int digit() {
    return Mark.digitOf(mark);
  }
}

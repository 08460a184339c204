package dev.casilla.training;

import dev.casilla.reader.digits.Mark;

/** A patch and what is in it. Not to be changed by anyone. */
public final class Sample {
  private final byte[] patch;
  private final int allowed;

  Sample(byte[] patch, int allowed) {
    this.patch = patch;
    this.allowed = allowed;
  }

  /** As the reader cuts it. */
  public byte[] patch() {
    return patch;
  }

  /**
   * A bit for each mark that it may be: of cells in the calendar it is known which digit is in
   * there, not whether by print or by hand.
   */
  public int allowed() {
    return allowed;
  }

  static int bit(int mark) {
    return 1 << mark;
  }

  /** Whether it may be that. */
  public boolean allows(int mark) {
    return (allowed & bit(mark)) != 0;
  }

  /** 1 to 9, or 0 for nothing. */
  public int digit() {
    return Mark.digitOf(Integer.numberOfTrailingZeros(allowed));
  }
}

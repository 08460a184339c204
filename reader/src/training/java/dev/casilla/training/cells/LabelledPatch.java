package dev.casilla.training.cells;

import dev.casilla.reader.digits.CellClass;

/** A patch and what is in it. Not to be changed by anyone. */
public final class LabelledPatch {
  private final byte[] patch;
  private final int mark;

  public LabelledPatch(byte[] patch, int mark) {
    this.patch = patch;
    this.mark = mark;
  }

  /** As the reader cuts it. */
  public byte[] patch() {
    return patch;
  }

  /** What it is, see {@link CellClass}. */
  public int mark() {
    return mark;
  }

  /** 1 to 9, or 0 for nothing. */
  public int digit() {
    return CellClass.digitOf(mark);
  }
}

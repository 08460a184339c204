package dev.casilla.training.cells;

import dev.casilla.reader.digits.CellClass;

/** A patch and its label. Immutable. */
public final class LabelledPatch {
  private final byte[] patch;
  private final int mark;

  public LabelledPatch(byte[] patch, int mark) {
    this.patch = patch;
    this.mark = mark;
  }

  /** The patch as the reader cuts it. */
  public byte[] patch() {
    return patch;
  }

  /** The label, see {@link CellClass}. */
  public int mark() {
    return mark;
  }

  /** The digit, 1 to 9, or 0 for none. */
  public int digit() {
    return CellClass.digitOf(mark);
  }
}

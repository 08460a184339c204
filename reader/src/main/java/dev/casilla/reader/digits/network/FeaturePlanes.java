package dev.casilla.reader.digits.network;

/**
 * What a convolution reads: planes of numbers, one for each channel, of a few cells at a time.
 * Overwritten by the next cells.
 *
 * <p>Each plane is there nine times, shifted by one pixel each way, so that all a convolution adds
 * up for a pixel is at the same index. That, arrays of their own and no more than three of them in
 * one loop are what HotSpot's compiler asks for before it uses vector instructions: with offsets
 * into one array, or with all nine taps in one loop, it used none, and took five times as long. A
 * column and a row of zeros after each plane serve as margin on all sides; the cells lie one after
 * the other, so that loops are long.
 */
final class FeaturePlanes {
  private static final int REACH = 3;
  private static final int CENTRE = NetworkShape.TAPS / 2;

  private final int side;
  private final float[][] taps;

  /** Room for planes of so many pixels a side. */
  FeaturePlanes(int channels, int side) {
    this.side = side;
    taps = new float[channels * NetworkShape.TAPS][ForwardPass.AT_ONCE * cellSize()];
  }

  /** The numbers of a channel, cell by cell; what is not within a cell's rows has to stay 0. */
  float[] plane(int channel) {
    return taps[channel * NetworkShape.TAPS + CENTRE];
  }

  /** Pixels a side of a cell. */
  int side() {
    return side;
  }

  /** From a row to the next. */
  int stride() {
    return side + 1;
  }

  /** From a cell to the next. */
  int cellSize() {
    return stride() * stride();
  }

  /** The planes as each of the weights of an output wants them; {@link #shift} fills them. */
  float[][] taps() {
    return taps;
  }

  /** Brings the planes of the first cells to where the taps are. */
  void shift(int cells) {
    int used = cells * cellSize();
    for (int tap = 0; tap < taps.length; tap++) {
      int in = tap % NetworkShape.TAPS;
      int by = (in / REACH - 1) * stride() + in % REACH - 1;
      if (by != 0) {
        int from = Math.max(0, by);
        int to = Math.max(0, -by);
        System.arraycopy(plane(tap / NetworkShape.TAPS), from, taps[tap], to, used - from - to);
      }
    }
  }

  /** Writes the numbers of one cell, channel by channel and row by row. */
  void copyCell(int cell, float[] to) {
    int at = 0;
    for (int channel = 0; channel < taps.length / NetworkShape.TAPS; channel++) {
      for (int y = 0; y < side; y++) {
        System.arraycopy(plane(channel), cell * cellSize() + y * stride(), to, at, side);
        at += side;
      }
    }
  }
}

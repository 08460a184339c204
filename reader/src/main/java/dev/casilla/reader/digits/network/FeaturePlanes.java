package dev.casilla.reader.digits.network;

/**
 * The input planes of a convolution, one for each channel, for a batch of cells. The next batch
 * overwrites them.
 *
 * <p>Each plane is stored nine times, shifted by one pixel in each direction, so that all inputs of
 * a pixel have the same index. HotSpot vectorizes only this layout, with separate arrays and at
 * most three of them in one loop. With offsets into one array, or with all nine taps in one loop,
 * it took five times as long. One column and one row of zeros after each plane are the padding on
 * all sides; the cells are contiguous, so that loops are long.
 */
final class FeaturePlanes {
  private static final int REACH = 3;
  private static final int CENTRE = NetworkShape.TAPS / 2;

  private final int side;
  private final float[][] taps;

  /** Allocates planes of {@code side} × {@code side} pixels for each cell. */
  FeaturePlanes(int channels, int side) {
    this.side = side;
    taps = new float[channels * NetworkShape.TAPS][ForwardPass.BATCH_SIZE * cellSize()];
  }

  /** The values of a channel, cell by cell; the padding must stay 0. */
  float[] plane(int channel) {
    return taps[channel * NetworkShape.TAPS + CENTRE];
  }

  /** Pixels per side of a cell. */
  int side() {
    return side;
  }

  /** Index offset between rows. */
  int stride() {
    return side + 1;
  }

  /** Index offset between cells. */
  int cellSize() {
    return stride() * stride();
  }

  /** The shifted planes, in the order of the weights of one output; {@link #shift} fills them. */
  float[][] taps() {
    return taps;
  }

  /** Copies the planes of the first cells to their shifted positions. */
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

  /** Copies the values of one cell, channel by channel and row by row. */
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

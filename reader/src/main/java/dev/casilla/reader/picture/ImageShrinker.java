package dev.casilla.reader.picture;

import java.util.Arrays;

/**
 * Scales images down by area averaging. Not thread-safe.
 *
 * <p>Each output pixel is the mean of the rectangle that it covers; border pixels count by the
 * covered part. So thin lines become fainter but never break, and noise is averaged out at every
 * ratio. Rows are summed first, which HotSpot vectorizes, and each sum is then collapsed
 * horizontally. Fixed-point arithmetic in units of 1/256. Halving, the most frequent case, needs no
 * weights and has a faster path.
 */
final class ImageShrinker {
  private static final int ONE = 256;

  private int[] columns = new int[0];

  /**
   * Writes the image to {@code to}, scaled so that its longer side is at most {@code longSide}
   * pixels.
   */
  void shrink(GrayImage from, int longSide, GrayImage to) {
    shrink(LumaPlane.of(from.luma(), from.width(), from.height()), longSide, to);
  }

  /**
   * Writes the plane, not rotated, to {@code to}, scaled so that its longer side is at most {@code
   * longSide} pixels.
   */
  void shrink(LumaPlane from, int longSide, GrayImage to) {
    double scale = Math.min(1, (double) longSide / Math.max(from.width(), from.height()));
    to.reshape(
        (int) Math.max(1, Math.round(from.width() * scale)),
        (int) Math.max(1, Math.round(from.height() * scale)));
    if (to.width() == from.width() && to.height() == from.height()) {
      copy(from, to);
      return;
    }
    if (2 * to.width() == from.width() && 2 * to.height() == from.height()) {
      halve(from, to);
      return;
    }
    if (columns.length < from.width()) {
      columns = new int[from.width()];
    }
    for (int y = 0; y < to.height(); y++) {
      sumRows(from, edge(y, from.height(), to.height()), edge(y + 1, from.height(), to.height()));
      collapse(from, to, y);
    }
  }

  private static void copy(LumaPlane from, GrayImage to) {
    for (int y = 0; y < from.height(); y++) {
      System.arraycopy(
          from.luma(), y * from.rowStride(), to.luma(), y * from.width(), from.width());
    }
  }

  private static void halve(LumaPlane from, GrayImage to) {
    byte[] luma = from.luma();
    byte[] half = to.luma();
    int width = to.width();
    for (int y = 0; y < to.height(); y++) {
      int upper = 2 * y * from.rowStride();
      int lower = upper + from.rowStride();
      for (int x = 0; x < width; x++) {
        int sum = (luma[upper + 2 * x] & 0xff) + (luma[upper + 2 * x + 1] & 0xff);
        sum += (luma[lower + 2 * x] & 0xff) + (luma[lower + 2 * x + 1] & 0xff);
        half[y * width + x] = (byte) (sum >> 2);
      }
    }
  }

  /** The start of the {@code i}-th of {@code to} equal parts of {@code from} pixels, in 1/256. */
  private static int edge(int i, int from, int to) {
    return (int) ((long) i * from * ONE / to);
  }

  private void sumRows(LumaPlane from, int top, int bottom) {
    Arrays.fill(columns, 0, from.width(), 0);
    for (int y = top / ONE; y * ONE < bottom; y++) {
      int weight = Math.min(bottom, (y + 1) * ONE) - Math.max(top, y * ONE);
      addRow(from, y * from.rowStride(), weight);
    }
  }

  private void addRow(LumaPlane from, int row, int weight) {
    byte[] luma = from.luma();
    int[] sums = columns;
    int width = from.width();
    for (int x = 0; x < width; x++) {
      sums[x] += (luma[row + x] & 0xff) * weight;
    }
  }

  private void collapse(LumaPlane from, GrayImage to, int y) {
    long area =
        (long) edge(y + 1, from.height(), to.height()) - edge(y, from.height(), to.height());
    int left = 0;
    for (int x = 0; x < to.width(); x++) {
      int right = edge(x + 1, from.width(), to.width());
      long sum = sumColumns(left, right);
      to.luma()[y * to.width() + x] = (byte) (sum / (area * (right - left)));
      left = right;
    }
  }

  private long sumColumns(int left, int right) {
    int first = left / ONE;
    int last = (right - 1) / ONE;
    if (first == last) {
      return (long) columns[first] * (right - left);
    }
    long inner = 0;
    for (int x = first + 1; x < last; x++) {
      inner += columns[x];
    }
    return inner * ONE
        + (long) columns[first] * ((first + 1) * ONE - left)
        + (long) columns[last] * (right - last * ONE);
  }
}

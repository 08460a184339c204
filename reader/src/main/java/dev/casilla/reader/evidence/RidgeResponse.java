package dev.casilla.reader.evidence;

/**
 * Measures how much darker pixels are than both their sides across a line.
 *
 * @param min lower bound of the response of one pixel, in levels
 * @param max upper bound of the response of one pixel, in levels
 */
record RidgeResponse(int min, int max) {
  /** Pixels from the centre of a line to paper: half a thick line and some blur. */
  static final int FLANK = 3;

  /**
   * Sums the responses of {@code length} pixels along the lines of this direction.
   *
   * <p>The hot loop of the search: up to 43,000 pixels for each scan of a board.
   */
  int sumAlong(byte[] luma, LineDirection direction, int start, int length) {
    int flank = FLANK * direction.across();
    int step = direction.along();
    int sum = 0;
    int at = start;
    for (int i = 0; i < length; i++) {
      int sides = Math.min(luma[at - flank] & 0xff, luma[at + flank] & 0xff);
      sum += Math.max(min, Math.min(max, sides - (luma[at] & 0xff)));
      at += step;
    }
    return sum;
  }
}

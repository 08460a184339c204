package dev.casilla.reader.testing.camera;

/**
 * Simulates JPEG compression of luma: quantizes the cosine transform of 8×8 blocks, more coarsely
 * at higher frequencies. Own code, so that every machine gives the same result.
 */
public final class JpegCompression {
  private static final int SIDE = 8;

  /** Growth of the quantization step with frequency, as in the tables of the standard. */
  private static final double GROWTH = 7;

  private static final double FIRST_STEP = 12;

  private final double[][] cosines = new double[SIDE][SIDE];
  private final double[] block = new double[SIDE * SIDE];
  private final double[] waves = new double[SIDE * SIDE];
  private final double coarseness;

  /**
   * Creates a compression.
   *
   * @param coarseness 1 as at quality 50, 0.3 as in cameras, 0 for none
   */
  public JpegCompression(double coarseness) {
    this.coarseness = coarseness;
    for (int wave = 0; wave < SIDE; wave++) {
      double scale = wave == 0 ? Math.sqrt(1.0 / SIDE) : Math.sqrt(2.0 / SIDE);
      for (int at = 0; at < SIDE; at++) {
        cosines[wave][at] = scale * Math.cos(Math.PI * wave * (2 * at + 1) / (2 * SIDE));
      }
    }
  }

  /** Compresses the image in place; up to seven pixels at the right and bottom stay unchanged. */
  public void apply(byte[] luma, int width, int height) {
    for (int y = 0; coarseness > 0 && y + SIDE <= height; y += SIDE) {
      for (int x = 0; x + SIDE <= width; x += SIDE) {
        applyTo(luma, y * width + x, width);
      }
    }
  }

  private void applyTo(byte[] luma, int offset, int width) {
    for (int i = 0; i < block.length; i++) {
      block[i] = luma[offset + i / SIDE * width + i % SIDE] & 0xff;
    }
    transform(block, waves, false);
    for (int i = 0; i < waves.length; i++) {
      int down = i / SIDE;
      double step = coarseness * (FIRST_STEP + GROWTH * (down + i % SIDE));
      waves[i] = Math.rint(waves[i] / step) * step;
    }
    transform(waves, block, true);
    for (int i = 0; i < block.length; i++) {
      luma[offset + i / SIDE * width + i % SIDE] =
          (byte) Math.max(0, Math.min(255, Math.rint(block[i])));
    }
  }

  /** Transforms the rows, then the columns. */
  private void transform(double[] from, double[] to, boolean isBack) {
    double[] half = new double[SIDE * SIDE];
    for (int i = 0; i < half.length; i++) {
      int row = i / SIDE * SIDE;
      for (int k = 0; k < SIDE; k++) {
        half[i] += from[row + k] * cosine(i % SIDE, k, isBack);
      }
    }
    for (int i = 0; i < to.length; i++) {
      double sum = 0;
      for (int k = 0; k < SIDE; k++) {
        sum += half[k * SIDE + i % SIDE] * cosine(i / SIDE, k, isBack);
      }
      to[i] = sum;
    }
  }

  private double cosine(int result, int source, boolean isBack) {
    return isBack ? cosines[source][result] : cosines[result][source];
  }
}

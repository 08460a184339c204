package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.training.draw.SeededRandom;
import java.util.Arrays;

/**
 * Simulates JPEG compression of a patch: quantizes the cosine transform of 8×8 blocks, more
 * coarsely at higher frequencies. Reuses its buffers; not thread-safe.
 */
final class JpegBlocks {
  private static final int SIDE = CellPatches.SIDE;
  private static final int BLOCK = 8;
  private static final double[] WAVES = waves();

  private final double[] block = new double[BLOCK * BLOCK];
  private final double[] rows = new double[BLOCK * BLOCK];
  private final double[] spectrum = new double[BLOCK * BLOCK];

  /** Quantizes the coefficients with steps of at most {@code coarsest} levels. */
  void quantise(float[] luma, double coarsest, SeededRandom random) {
    double step = random.between(1, coarsest);
    int left = -random.below(BLOCK);
    int top = -random.below(BLOCK);
    for (int y = top; y < SIDE; y += BLOCK) {
      for (int x = left; x < SIDE; x += BLOCK) {
        load(luma, x, y);
        transform(block, spectrum, false);
        for (int i = 0; i < spectrum.length; i++) {
          double size = step * (1 + 0.35 * (i % BLOCK + i / BLOCK));
          spectrum[i] = Math.rint(spectrum[i] / size) * size;
        }
        transform(spectrum, block, true);
        store(luma, x, y);
      }
    }
  }

  private void load(float[] luma, int left, int top) {
    for (int i = 0; i < block.length; i++) {
      int x = Math.max(0, Math.min(SIDE - 1, left + i % BLOCK));
      int y = Math.max(0, Math.min(SIDE - 1, top + i / BLOCK));
      block[i] = luma[y * SIDE + x];
    }
  }

  private void store(float[] luma, int left, int top) {
    for (int i = 0; i < block.length; i++) {
      int x = left + i % BLOCK;
      int y = top + i / BLOCK;
      if (x >= 0 && y >= 0 && x < SIDE && y < SIDE) {
        luma[y * SIDE + x] = (float) block[i];
      }
    }
  }

  /** The cosine transform or its inverse, rows first. */
  private void transform(double[] from, double[] to, boolean isInverse) {
    Arrays.fill(rows, 0);
    for (int i = 0; i < from.length; i++) {
      int row = i / BLOCK;
      for (int k = 0; k < BLOCK; k++) {
        rows[i] += wave(i % BLOCK, k, isInverse) * from[row * BLOCK + k];
      }
    }
    for (int i = 0; i < from.length; i++) {
      double sum = 0;
      for (int k = 0; k < BLOCK; k++) {
        sum += wave(i / BLOCK, k, isInverse) * rows[k * BLOCK + i % BLOCK];
      }
      to[i] = sum;
    }
  }

  private static double wave(int to, int from, boolean isInverse) {
    return isInverse ? WAVES[from * BLOCK + to] : WAVES[to * BLOCK + from];
  }

  private static double[] waves() {
    double[] waves = new double[BLOCK * BLOCK];
    for (int i = 0; i < waves.length; i++) {
      int frequency = i / BLOCK;
      double height = frequency == 0 ? Math.sqrt(1.0 / BLOCK) : Math.sqrt(2.0 / BLOCK);
      waves[i] = height * Math.cos(Math.PI * (i % BLOCK + 0.5) * frequency / BLOCK);
    }
    return waves;
  }
}

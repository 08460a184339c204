package dev.casilla.reader.digits.network;

import java.util.Arrays;

/**
 * A 3×3 convolution, followed by 2×2 max pooling and ReLU. Reuses its buffers; not thread-safe.
 *
 * <p>The values computed for the margins of the planes are meaningless and never read.
 */
final class Convolution {
  /** Taps per loop: with more, HotSpot does not vectorize. */
  private static final int TAPS_PER_LOOP = 3;

  private final LayerWeights layer;
  private final FeaturePlanes in;
  private final float[] sums;

  /** Creates a convolution that reads these planes. */
  Convolution(LayerWeights layer, FeaturePlanes in) {
    this.layer = layer;
    this.in = in;
    sums = new float[ForwardPass.BATCH_SIZE * in.cellSize()];
  }

  /** Writes the result for the first cells to planes of half the size. */
  void apply(int cells, FeaturePlanes out) {
    in.shift(cells);
    float[][] taps = in.taps();
    int used = cells * in.cellSize();
    for (int o = 0; o < layer.outputs(); o++) {
      Arrays.fill(sums, 0, used, 0);
      int weight = o * layer.fanIn();
      for (int tap = 0; tap < taps.length; tap += TAPS_PER_LOOP) {
        add(taps[tap], taps[tap + 1], taps[tap + 2], weight + tap, used);
      }
      for (int cell = 0; cell < cells; cell++) {
        pool(cell, layer.biases()[o], out, out.plane(o));
      }
    }
  }

  private void add(float[] a, float[] b, float[] c, int weight, int used) {
    float wa = layer.weights()[weight];
    float wb = layer.weights()[weight + 1];
    float wc = layer.weights()[weight + 2];
    float[] to = sums;
    for (int p = 0; p < used; p++) {
      to[p] += wa * a[p] + wb * b[p] + wc * c[p];
    }
  }

  private void pool(int cell, float bias, FeaturePlanes out, float[] plane) {
    int below = in.stride();
    for (int y = 0; y < out.side(); y++) {
      int from = cell * in.cellSize() + 2 * y * below;
      int to = cell * out.cellSize() + y * out.stride();
      for (int x = 0; x < out.side(); x++) {
        float upper = Math.max(sums[from], sums[from + 1]);
        float lower = Math.max(sums[from + below], sums[from + below + 1]);
        plane[to + x] = Math.max(0, Math.max(upper, lower) + bias);
        from += 2;
      }
    }
  }
}

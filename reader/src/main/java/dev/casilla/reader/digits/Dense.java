package dev.casilla.reader.digits;

/** Weighted sums of all inputs. Stateless. */
final class Dense {
  private Dense() {}

  static void apply(Layer layer, float[] in, float[] out) {
    int fanIn = layer.fanIn();
    float[] weights = layer.weights();
    for (int o = 0; o < layer.outputs(); o++) {
      int row = o * fanIn;
      // Four sums at a time: one would wait for each addition before the next.
      float a = layer.biases()[o];
      float b = 0;
      float c = 0;
      float d = 0;
      for (int i = 0; i < fanIn; i += 4) {
        a += weights[row + i] * in[i];
        b += weights[row + i + 1] * in[i + 1];
        c += weights[row + i + 2] * in[i + 2];
        d += weights[row + i + 3] * in[i + 3];
      }
      out[o] = a + b + c + d;
    }
  }

  static void dropNegatives(float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(0, values[i]);
    }
  }
}

package dev.casilla.reader.digits.network;

/**
 * Weighted sums of all inputs. Immutable.
 *
 * <p>Weights are kept by input rather than by output: the loop over all outputs is turned into
 * vector instructions, one over the inputs of an output, a sum, is not.
 */
final class DenseLayer {
  /** Inputs in one loop; all layers have a multiple of them. */
  private static final int TOGETHER = 4;

  private final float[] biases;
  private final float[][] weights;

  DenseLayer(LayerWeights layer) {
    biases = layer.biases();
    weights = new float[layer.fanIn()][layer.outputs()];
    for (int i = 0; i < layer.fanIn(); i++) {
      for (int o = 0; o < layer.outputs(); o++) {
        weights[i][o] = layer.weights()[o * layer.fanIn() + i];
      }
    }
  }

  void apply(float[] in, float[] out) {
    System.arraycopy(biases, 0, out, 0, out.length);
    for (int i = 0; i < weights.length; i += TOGETHER) {
      float[] ofA = weights[i];
      float[] ofB = weights[i + 1];
      float[] ofC = weights[i + 2];
      float[] ofD = weights[i + 3];
      float a = in[i];
      float b = in[i + 1];
      float c = in[i + 2];
      float d = in[i + 3];
      for (int o = 0; o < out.length; o++) {
        out[o] += a * ofA[o] + b * ofB[o] + c * ofC[o] + d * ofD[o];
      }
    }
  }

  static void dropNegatives(float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(0, values[i]);
    }
  }
}

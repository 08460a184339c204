package dev.casilla.reader.digits.network;

/**
 * A fully connected layer. Immutable.
 *
 * <p>Weights are stored by input: HotSpot vectorizes the loop over all outputs, but not the sum
 * over the inputs of one output.
 */
final class DenseLayer {
  /** Inputs per loop; each layer has a multiple of them. */
  private static final int INPUTS_PER_LOOP = 4;

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
    for (int i = 0; i < weights.length; i += INPUTS_PER_LOOP) {
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

  static void relu(float[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(0, values[i]);
    }
  }
}

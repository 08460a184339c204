package dev.casilla.reader.digits.network;

/** The weights of one layer, grouped by output. The arrays must not be modified. */
final class LayerWeights {
  private final int fanIn;
  private final float[] weights;
  private final float[] biases;

  LayerWeights(int fanIn, float[] weights, float[] biases) {
    this.fanIn = fanIn;
    this.weights = weights;
    this.biases = biases;
  }

  int fanIn() {
    return fanIn;
  }

  float[] weights() {
    return weights;
  }

  float[] biases() {
    return biases;
  }

  int outputs() {
    return biases.length;
  }
}

package dev.casilla.reader.digits.network;

/**
 * The weights of one layer: for each output as many as it has inputs, one output after the other.
 * Not to be changed by anyone.
 */
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

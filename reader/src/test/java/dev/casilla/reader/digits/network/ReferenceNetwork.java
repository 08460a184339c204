package dev.casilla.reader.digits.network;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.InkNormalizer;

/** A direct implementation of the network, not optimized. */
final class ReferenceNetwork {
  private final NetworkWeights weights;

  ReferenceNetwork(NetworkWeights weights) {
    this.weights = weights;
  }

  float[] forward(byte[] patch) {
    float[] values = new float[InkNormalizer.PIXELS];
    new InkNormalizer().scale(patch, 0, InkNormalizer.Layout.dense(0), values);
    int side = CellPatches.SIDE;
    for (int i = 0; i < 3; i++) {
      values = pool(convolve(values, side, weights.layer(i)), side);
      side /= 2;
    }
    values = dense(values, weights.layer(3));
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(0, values[i]);
    }
    return dense(values, weights.layer(4));
  }

  private static float[] convolve(float[] in, int side, LayerWeights layer) {
    float[] out = new float[layer.outputs() * side * side];
    for (int i = 0; i < out.length; i++) {
      int o = i / (side * side);
      int y = i / side % side;
      int x = i % side;
      float sum = layer.biases()[o];
      for (int w = 0; w < layer.fanIn(); w++) {
        int fromY = y + w % 9 / 3 - 1;
        int fromX = x + w % 3 - 1;
        if (fromY >= 0 && fromY < side && fromX >= 0 && fromX < side) {
          float input = in[(w / 9 * side + fromY) * side + fromX];
          sum += layer.weights()[o * layer.fanIn() + w] * input;
        }
      }
      out[i] = Math.max(0, sum);
    }
    return out;
  }

  private static float[] pool(float[] in, int side) {
    int half = side / 2;
    float[] out = new float[in.length / (side * side) * half * half];
    for (int i = 0; i < out.length; i++) {
      int plane = i / (half * half);
      int from = (plane * side + i / half % half * 2) * side + i % half * 2;
      float upper = Math.max(in[from], in[from + 1]);
      out[i] = Math.max(upper, Math.max(in[from + side], in[from + side + 1]));
    }
    return out;
  }

  private static float[] dense(float[] in, LayerWeights layer) {
    float[] out = layer.biases().clone();
    for (int i = 0; i < layer.weights().length; i++) {
      out[i / layer.fanIn()] += layer.weights()[i] * in[i % layer.fanIn()];
    }
    return out;
  }
}

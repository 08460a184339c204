package dev.casilla.training.network;

import ai.djl.nn.Block;
import java.util.Optional;

/** A layer, and the batch normalization after it, which is folded into its weights on export. */
record FoldedLayer(Block layer, Optional<Block> norm) {
  /** The epsilon that DJL's BatchNorm adds to variances. */
  private static final double EPSILON = 1e-5;

  static FoldedLayer plain(Block layer) {
    return new FoldedLayer(layer, Optional.empty());
  }

  static FoldedLayer normalised(Block layer, Block norm) {
    return new FoldedLayer(layer, Optional.of(norm));
  }

  /** The weights grouped by output. */
  float[] weights() {
    float[] weights = values(layer, "weight");
    float[] biases = biases();
    int fanIn = weights.length / biases.length;
    for (int i = 0; i < weights.length; i++) {
      weights[i] *= (float) gain(i / fanIn);
    }
    return weights;
  }

  float[] biases() {
    if (norm.isEmpty()) {
      return values(layer, "bias");
    }
    float[] biases = values(norm.orElseThrow(), "beta");
    float[] means = values(norm.orElseThrow(), "runningMean");
    for (int o = 0; o < biases.length; o++) {
      biases[o] -= (float) (means[o] * gain(o));
    }
    return biases;
  }

  private double gain(int output) {
    return norm.map(
            block ->
                values(block, "gamma")[output]
                    / Math.sqrt(values(block, "runningVar")[output] + EPSILON))
        .orElse(1.0);
  }

  private static float[] values(Block block, String parameter) {
    return block.getParameters().get(parameter).getArray().toFloatArray();
  }
}

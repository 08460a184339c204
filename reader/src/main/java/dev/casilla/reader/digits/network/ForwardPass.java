package dev.casilla.reader.digits.network;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.InkNormalizer;

/**
 * Runs the network on a batch of cells, which is faster than one by one. Allocates nothing; reuses
 * its buffers, so each thread needs its own instance.
 */
final class ForwardPass {
  /** Maximum number of cells in a batch. */
  static final int BATCH_SIZE = 6;

  private final InkNormalizer inkScale = new InkNormalizer();
  private final InkNormalizer.Layout[] layouts = new InkNormalizer.Layout[BATCH_SIZE];
  private final FeaturePlanes[] planes = new FeaturePlanes[NetworkShape.SIDES.length + 1];
  private final Convolution[] convolutions = new Convolution[NetworkShape.SIDES.length];
  private final DenseLayer toHidden;
  private final DenseLayer toOutputs;
  private final float[] features = new float[NetworkShape.FEATURES];
  private final float[] hidden = new float[NetworkShape.HIDDEN];
  private final float[] outputs = new float[CellClass.COUNT];

  ForwardPass(NetworkWeights weights) {
    for (int i = 0; i < convolutions.length; i++) {
      planes[i] = new FeaturePlanes(NetworkShape.CHANNELS[i], NetworkShape.SIDES[i]);
      convolutions[i] = new Convolution(weights.layer(i), planes[i]);
    }
    planes[convolutions.length] =
        new FeaturePlanes(NetworkShape.CHANNELS[convolutions.length], NetworkShape.LAST_SIDE);
    toHidden = new DenseLayer(weights.layer(convolutions.length));
    toOutputs = new DenseLayer(weights.layer(convolutions.length + 1));
    for (int cell = 0; cell < BATCH_SIZE; cell++) {
      layouts[cell] = new InkNormalizer.Layout(cell * planes[0].cellSize(), planes[0].stride());
    }
  }

  /**
   * Normalizes a patch and stores it as cell {@code cell} of the batch, below {@link #BATCH_SIZE}.
   */
  void load(int cell, byte[] patches, int offset) {
    inkScale.scale(patches, offset, layouts[cell], planes[0].plane(0));
  }

  /** Runs the convolutions on the first {@code cells} loaded cells, at least one. */
  void run(int cells) {
    for (int i = 0; i < convolutions.length; i++) {
      convolutions[i].apply(cells, planes[i + 1]);
    }
  }

  /** The uncalibrated outputs for one cell of the batch; the next call overwrites them. */
  float[] outputs(int cell) {
    planes[convolutions.length].copyCell(cell, features);
    toHidden.apply(features, hidden);
    DenseLayer.relu(hidden);
    toOutputs.apply(hidden, outputs);
    return outputs;
  }
}

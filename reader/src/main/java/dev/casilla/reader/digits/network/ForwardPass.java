package dev.casilla.reader.digits.network;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.InkNormalizer;

/**
 * What the network puts out for a few cells at a time, which is faster than one by one. Allocates
 * nothing; keeps its buffers, so each thread needs one of its own.
 */
final class ForwardPass {
  /** Cells that fit in. */
  static final int AT_ONCE = 6;

  private final InkNormalizer inkScale = new InkNormalizer();
  private final InkNormalizer.Layout[] layouts = new InkNormalizer.Layout[AT_ONCE];
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
    for (int cell = 0; cell < AT_ONCE; cell++) {
      layouts[cell] = new InkNormalizer.Layout(cell * planes[0].cellSize(), planes[0].stride());
    }
  }

  /** Takes a patch in as one of the first {@link #AT_ONCE} cells. */
  void put(int cell, byte[] patches, int offset) {
    inkScale.scale(patches, offset, layouts[cell], planes[0].plane(0));
  }

  /** Looks at the first cells, one or more, all of which have been put in. */
  void look(int cells) {
    for (int i = 0; i < convolutions.length; i++) {
      convolutions[i].apply(cells, planes[i + 1]);
    }
  }

  /** What is put out for one of the cells looked at, not calibrated; overwritten by the next. */
  float[] outputs(int cell) {
    planes[convolutions.length].copyCell(cell, features);
    toHidden.apply(features, hidden);
    DenseLayer.dropNegatives(hidden);
    toOutputs.apply(hidden, outputs);
    return outputs;
  }
}

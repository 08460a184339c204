package dev.casilla.reader.digits;

/**
 * What the network puts out for a few cells at a time, which is faster than one by one. Allocates
 * nothing; keeps its buffers, so each thread needs one of its own.
 */
final class ForwardPass {
  /** Cells that fit in. */
  static final int AT_ONCE = 6;

  private final InkScale inkScale = new InkScale();
  private final InkScale.Layout[] layouts = new InkScale.Layout[AT_ONCE];
  private final Planes[] planes = new Planes[Shape.SIDES.length + 1];
  private final Convolution[] convolutions = new Convolution[Shape.SIDES.length];
  private final Dense toHidden;
  private final Dense toOutputs;
  private final float[] features = new float[Shape.FEATURES];
  private final float[] hidden = new float[Shape.HIDDEN];
  private final float[] outputs = new float[Mark.COUNT];

  ForwardPass(Weights weights) {
    for (int i = 0; i < convolutions.length; i++) {
      planes[i] = new Planes(Shape.CHANNELS[i], Shape.SIDES[i]);
      convolutions[i] = new Convolution(weights.layer(i), planes[i]);
    }
    planes[convolutions.length] = new Planes(Shape.CHANNELS[convolutions.length], Shape.LAST_SIDE);
    toHidden = new Dense(weights.layer(convolutions.length));
    toOutputs = new Dense(weights.layer(convolutions.length + 1));
    for (int cell = 0; cell < AT_ONCE; cell++) {
      layouts[cell] = new InkScale.Layout(cell * planes[0].cellSize(), planes[0].stride());
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
    Dense.dropNegatives(hidden);
    toOutputs.apply(hidden, outputs);
    return outputs;
  }
}

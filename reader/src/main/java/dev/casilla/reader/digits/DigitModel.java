package dev.casilla.reader.digits;

import dev.casilla.reader.vision.CellPatches;

/**
 * Reads what is in a cell from its patch. Reading allocates nothing: the buffers are kept, so each
 * thread needs an instance of its own.
 *
 * <p>A convolutional network in plain Java, {@link Shape} tells how large; {@code :reader:train}
 * makes its weights.
 */
public final class DigitModel {
  private final Weights weights;
  private final InkScale inkScale = new InkScale();
  private final Convolution[] convolutions = new Convolution[Shape.SIDES.length];
  private final float[][] planes = new float[Shape.SIDES.length][];
  private final float[] features = new float[Shape.FEATURES];
  private final float[] hidden = new float[Shape.HIDDEN];
  private final float[] outputs = new float[Mark.COUNT];
  private final InkScale.Layout inner =
      new InkScale.Layout(CellPatches.SIDE + 3, CellPatches.SIDE + 2);

  DigitModel(Weights weights) {
    this.weights = weights;
    for (int i = 0; i < convolutions.length; i++) {
      int side = Shape.SIDES[i];
      int outMargin = i == convolutions.length - 1 ? 0 : 1;
      convolutions[i] = new Convolution(weights.layer(i), side, outMargin);
      planes[i] = new float[Shape.CHANNELS[i] * Convolution.planeSize(side)];
    }
  }

  /** A model with the weights that Casilla comes with. */
  public static DigitModel load() {
    return new DigitModel(Weights.load());
  }

  /** A model with other weights, for those who train it. */
  public static DigitModel of(byte[] weights) {
    return new DigitModel(Weights.parse(weights));
  }

  /**
   * Reads one cell.
   *
   * @param patches patches as {@link CellPatches#copyPatch} writes them
   * @param offset where in there the cell's patch begins
   * @param beliefs where the log-probabilities of all {@link Mark marks} go
   * @param cell which of the cells in {@code beliefs} it is
   */
  public void read(byte[] patches, int offset, CellBeliefs beliefs, int cell) {
    forward(patches, offset);
    weights.calibration().temper(outputs, beliefs.logProbabilities(), cell * Mark.COUNT);
  }

  /**
   * Reads all cells of a board; the patches lie one after the other. Cells without ink, most of a
   * clean board, are known to be empty without the network; what is in a covered one nobody knows.
   */
  public void readAll(byte[] patches, CellBeliefs beliefs) {
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      if (Blankness.isBlank(patches, cell * InkScale.PIXELS)) {
        beliefs.setEmpty(cell);
      } else {
        read(patches, cell * InkScale.PIXELS, beliefs, cell);
        if (beliefs.best(cell) == Mark.EMPTY && Cover.isCovered(patches, cell * InkScale.PIXELS)) {
          beliefs.setUnknown(cell);
        }
      }
    }
  }

  /** What the network puts out for a patch, not calibrated; overwritten by the next one. */
  float[] forward(byte[] patches, int offset) {
    inkScale.scale(patches, offset, inner, planes[0]);
    for (int i = 0; i < convolutions.length; i++) {
      convolutions[i].apply(planes[i], i + 1 < planes.length ? planes[i + 1] : features);
    }
    Dense.apply(weights.layer(convolutions.length), features, hidden);
    Dense.dropNegatives(hidden);
    Dense.apply(weights.layer(convolutions.length + 1), hidden, outputs);
    return outputs;
  }
}

package dev.casilla.reader.digits.network;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.BlankCellDetector;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.OccludedCentre;

/**
 * Classifies the content of a cell from its patch. Reading allocates nothing; the buffers are
 * reused, so each thread needs its own instance.
 *
 * <p>A convolutional network in plain Java. {@link NetworkShape} defines its layers; {@code
 * :reader:train} produces its weights.
 */
public final class DigitModel {
  private final Calibration calibration;
  private final ForwardPass pass;
  private final int[] cells = new int[ForwardPass.BATCH_SIZE];

  DigitModel(NetworkWeights weights) {
    calibration = weights.calibration();
    pass = new ForwardPass(weights);
  }

  /** A model with the bundled weights. */
  public static DigitModel load() {
    return new DigitModel(NetworkWeights.load());
  }

  /** A model with other weights, for training. */
  public static DigitModel of(byte[] weights) {
    return new DigitModel(NetworkWeights.parse(weights));
  }

  /**
   * Reads one cell.
   *
   * @param patches patches as {@link CellPatches#copyPatch} writes them
   * @param offset where the patch of the cell begins
   * @param beliefs receives the log-probabilities of all {@link CellClass cell classes}
   * @param cell index of the cell in {@code beliefs}
   */
  public void read(byte[] patches, int offset, CellProbabilities beliefs, int cell) {
    calibration.calibrate(
        forward(patches, offset), beliefs.logProbabilities(), cell * CellClass.COUNT);
  }

  /** Reads the first {@code count} cells, including blank ones; the patches are contiguous. */
  public void readFirst(int count, byte[] patches, CellProbabilities beliefs) {
    for (int first = 0; first < count; first += cells.length) {
      int some = Math.min(cells.length, count - first);
      for (int i = 0; i < some; i++) {
        cells[i] = first + i;
      }
      readBatch(some, patches, beliefs);
    }
  }

  /**
   * Reads all cells of a board; the patches are contiguous. Cells without ink, most of a clean
   * board, are set to empty without the network; the content of covered cells is set to unknown.
   */
  public void readAll(byte[] patches, CellProbabilities beliefs) {
    int some = 0;
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      if (BlankCellDetector.isBlank(patches, cell * InkNormalizer.PIXELS)) {
        beliefs.setEmpty(cell);
      } else {
        cells[some] = cell;
        some++;
      }
      if (some == cells.length || (some > 0 && cell == CellProbabilities.CELLS - 1)) {
        readBatch(some, patches, beliefs);
        markOccluded(some, patches, beliefs);
        some = 0;
      }
    }
  }

  private void readBatch(int count, byte[] patches, CellProbabilities beliefs) {
    for (int i = 0; i < count; i++) {
      pass.load(i, patches, cells[i] * InkNormalizer.PIXELS);
    }
    pass.run(count);
    for (int i = 0; i < count; i++) {
      calibration.calibrate(
          pass.outputs(i), beliefs.logProbabilities(), cells[i] * CellClass.COUNT);
    }
  }

  private void markOccluded(int count, byte[] patches, CellProbabilities beliefs) {
    for (int i = 0; i < count; i++) {
      int cell = cells[i];
      if (beliefs.best(cell) == CellClass.EMPTY
          && OccludedCentre.isCovered(patches, cell * InkNormalizer.PIXELS)) {
        beliefs.setUnknown(cell);
      }
    }
  }

  /** The uncalibrated outputs for a patch; the next call overwrites them. */
  float[] forward(byte[] patches, int offset) {
    pass.load(0, patches, offset);
    pass.run(1);
    return pass.outputs(0);
  }
}

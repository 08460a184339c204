package dev.casilla.reader.digits.network;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.BlankCellDetector;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.OccludedCentre;

/**
 * Reads what is in a cell from its patch. Reading allocates nothing: the buffers are kept, so each
 * thread needs an instance of its own.
 *
 * <p>A convolutional network in plain Java, {@link NetworkShape} tells how large; {@code
 * :reader:train} makes its weights.
 */
public final class DigitModel {
  private final Calibration calibration;
  private final ForwardPass pass;
  private final int[] cells = new int[ForwardPass.AT_ONCE];

  DigitModel(NetworkWeights weights) {
    calibration = weights.calibration();
    pass = new ForwardPass(weights);
  }

  /** A model with the weights that Casilla comes with. */
  public static DigitModel load() {
    return new DigitModel(NetworkWeights.load());
  }

  /** A model with other weights, for those who train it. */
  public static DigitModel of(byte[] weights) {
    return new DigitModel(NetworkWeights.parse(weights));
  }

  /**
   * Reads one cell.
   *
   * @param patches patches as {@link CellPatches#copyPatch} writes them
   * @param offset where in there the cell's patch begins
   * @param beliefs where the log-probabilities of all {@link CellClass marks} go
   * @param cell which of the cells in {@code beliefs} it is
   */
  public void read(byte[] patches, int offset, CellProbabilities beliefs, int cell) {
    calibration.temper(
        forward(patches, offset), beliefs.logProbabilities(), cell * CellClass.COUNT);
  }

  /** Reads the first so many cells as they come; the patches lie one after the other. */
  public void readFirst(int count, byte[] patches, CellProbabilities beliefs) {
    for (int first = 0; first < count; first += cells.length) {
      int some = Math.min(cells.length, count - first);
      for (int i = 0; i < some; i++) {
        cells[i] = first + i;
      }
      readSome(some, patches, beliefs);
    }
  }

  /**
   * Reads all cells of a board; the patches lie one after the other. Cells without ink, most of a
   * clean board, are known to be empty without the network; what is in a covered one nobody knows.
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
        readSome(some, patches, beliefs);
        markOccluded(some, patches, beliefs);
        some = 0;
      }
    }
  }

  private void readSome(int count, byte[] patches, CellProbabilities beliefs) {
    for (int i = 0; i < count; i++) {
      pass.put(i, patches, cells[i] * InkNormalizer.PIXELS);
    }
    pass.look(count);
    for (int i = 0; i < count; i++) {
      calibration.temper(pass.outputs(i), beliefs.logProbabilities(), cells[i] * CellClass.COUNT);
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

  /** What the network puts out for a patch, not calibrated; overwritten by the next one. */
  float[] forward(byte[] patches, int offset) {
    pass.put(0, patches, offset);
    pass.look(1);
    return pass.outputs(0);
  }
}

package dev.casilla.reader.digits;

import dev.casilla.reader.evidence.HiddenCells;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * Lowers the certainty of cells that were classified as empty but may contain a hidden or smudged
 * digit. Reuses its buffers; not thread-safe.
 */
public final class ObscuredCells {
  private final HiddenCells hiddenCells = new HiddenCells();
  private final InkResidue residue = new InkResidue();

  /**
   * Analyzes a grid of this picture and its 81 patches, and adjusts the probabilities of doubtful
   * cells.
   */
  public void markDoubtful(
      Picture picture, FoundGrid grid, byte[] patches, CellProbabilities beliefs) {
    hiddenCells.look(picture, grid);
    residue.analyze(patches, beliefs);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      if (beliefs.best(cell) == CellClass.EMPTY) {
        markDoubtful(cell, beliefs);
      }
    }
  }

  private void markDoubtful(int cell, CellProbabilities beliefs) {
    if (hiddenCells.isHidden(cell)) {
      beliefs.setUnknown(cell);
    } else if (residue.mayHideDigit(cell)
        || (residue.hasInk(cell) && hiddenCells.isTouched(cell))) {
      beliefs.setDoubtful(cell);
    }
  }
}

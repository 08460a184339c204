package dev.casilla.reader.digits;

import dev.casilla.reader.evidence.HiddenCells;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * Doubts cells that were read as empty, where something may hide or spoil a digit. Keeps its
 * buffers; not safe for use by several threads.
 */
public final class ObscuredCells {
  private final HiddenCells hidden = new HiddenCells();
  private final InkResidue smudges = new InkResidue();

  /** Looks at a grid of this picture and at its 81 patches, and believes less of some cells. */
  public void markDoubtful(
      Picture picture, FoundGrid grid, byte[] patches, CellProbabilities beliefs) {
    hidden.look(picture, grid);
    smudges.analyze(patches, beliefs);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      if (beliefs.best(cell) == CellClass.EMPTY) {
        markDoubtful(cell, beliefs);
      }
    }
  }

  private void markDoubtful(int cell, CellProbabilities beliefs) {
    if (hidden.isHidden(cell)) {
      beliefs.setUnknown(cell);
    } else if (smudges.mayHideDigit(cell) || (smudges.hasInk(cell) && hidden.isTouched(cell))) {
      beliefs.setDoubtful(cell);
    }
  }
}

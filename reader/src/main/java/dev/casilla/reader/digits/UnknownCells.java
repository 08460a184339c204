package dev.casilla.reader.digits;

import dev.casilla.reader.vision.FoundGrid;
import dev.casilla.reader.vision.HiddenCells;
import dev.casilla.reader.vision.Picture;

/**
 * Doubts cells that were read as empty, where something may hide or spoil a digit. Keeps its
 * buffers; not safe for use by several threads.
 */
public final class UnknownCells {
  private final HiddenCells hidden = new HiddenCells();
  private final Smudges smudges = new Smudges();

  /** Looks at a grid of this picture and at its 81 patches, and believes less of some cells. */
  public void doubt(Picture picture, FoundGrid grid, byte[] patches, CellBeliefs beliefs) {
    hidden.look(picture, grid);
    smudges.look(patches, beliefs);
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      if (beliefs.best(cell) == Mark.EMPTY) {
        doubt(cell, beliefs);
      }
    }
  }

  private void doubt(int cell, CellBeliefs beliefs) {
    if (hidden.isHidden(cell)) {
      beliefs.setUnknown(cell);
    } else if (smudges.isSmudged(cell) || (smudges.hasInk(cell) && hidden.isTouched(cell))) {
      beliefs.setDoubtful(cell);
    }
  }
}

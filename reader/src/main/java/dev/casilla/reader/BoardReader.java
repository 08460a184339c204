package dev.casilla.reader;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.digits.Heading;
import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.digits.Orientation;
import dev.casilla.reader.digits.UnknownCells;
import dev.casilla.reader.reading.PrintAndHand;
import dev.casilla.reader.reading.Reading;
import dev.casilla.reader.vision.CellPatches;
import dev.casilla.reader.vision.FoundGrid;
import dev.casilla.reader.vision.Picture;

/** Turns a grid upright and reads its cells. Keeps its buffers; not safe for several threads. */
final class BoardReader {
  private final CellPatches cells = new CellPatches();
  private final byte[] patches = new byte[CellBeliefs.CELLS * InkScale.PIXELS];
  private final DigitModel model;
  private final Orientation orientation;
  private final CellBeliefs beliefs = new CellBeliefs();
  private final PrintAndHand printAndHand = new PrintAndHand();
  private final UnknownCells unknownCells = new UnknownCells();

  /** A reader of cells by this model, which stays usable by others of this thread. */
  BoardReader(DigitModel model) {
    this.model = model;
    orientation = new Orientation(model);
  }

  /**
   * A board turned upright.
   *
   * @param board what is on it, without a conclusion yet
   * @param isMirrored whether it was seen in a mirror
   */
  record Upright(ReadBoard board, boolean isMirrored) {}

  /** What is on the board, whichever way up it lies. */
  Upright read(Picture picture, FoundGrid grid) {
    cut(picture, grid);
    Heading heading = orientation.find(patches);
    FoundGrid upright = grid;
    for (int i = 0; i < heading.quarterTurns(); i++) {
      upright = upright.quarterTurned();
    }
    if (heading.quarterTurns() > 0) {
      cut(picture, upright);
    }
    return new Upright(readPatches(picture, upright), heading.isMirrored());
  }

  /** What is on the board if it stands as the grid has it, without a conclusion yet. */
  ReadBoard readAsItStands(Picture picture, FoundGrid grid) {
    cut(picture, grid);
    return readPatches(picture, grid);
  }

  private ReadBoard readPatches(Picture picture, FoundGrid grid) {
    model.readAll(patches, beliefs);
    unknownCells.doubt(picture, grid, patches, beliefs);
    printAndHand.apply(patches, beliefs);
    return ReadBoard.unconcluded(grid, Reading.of(beliefs));
  }

  private void cut(Picture picture, FoundGrid grid) {
    cells.cut(picture, grid);
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      cells.copyPatch(cell, patches, cell * InkScale.PIXELS);
    }
  }
}
